using Goldilocks.Models;
using Goldilocks.Models.Reading;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>A compiled library is measured as it stands by every serializer that needs no attribute on its types, or whose attributes they carry; the others have a copy.</summary>
public sealed class CompiledLibraryTests : IDisposable
{
    private const string Parcel = """
        namespace Depot {
        public class Parcel { public int Id { get; set; } public Person To { get; set; } = new(); public List<Stop> Stops { get; set; } = new(); public int Twice => 2 * Id; }
        public class Person { public string Name { get; internal set; } = ""; }
        public class Stop { public int At { get; set; } } }
        """;

    /// <summary>A serializer with attributes of its own, as the build of the library knew it.</summary>
    private const string Attributes = "namespace Packer { public class PackedAttribute : System.Attribute { public PackedAttribute(Mode mode = Mode.Plain) { } } public enum Mode { Plain, Tolerant } public class PackNameAttribute : System.Attribute; public class PackOrderAttribute : System.Attribute { public PackOrderAttribute(int order) { } } }\n";

    private readonly Bench _bench = new();

    [Fact]
    public void Its_values_are_made_by_its_own_code()
    {
        var made = Make("public class House { public House() { Built = 7; } public int Built { get; set; } public string Street { get; internal set; } = \"\"; private readonly List<int> _rooms = new(); public IReadOnlyCollection<int> Rooms => _rooms.AsReadOnly(); }", """{ "Street": "hill", "Rooms": [1, 2] }""");

        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
        Assert.Contains("hill", Values.Of(made), StringComparison.Ordinal);
        Assert.Equal("House", made.Info.Type);
        Assert.Contains("Rooms is without a setter, over a private collection", made.Info.Shape);
    }

    [Fact]
    public void The_folder_of_the_library_declares_no_type_and_refers_to_it()
    {
        var made = Make(Parcel, null);

        var folder = made.Folder + "-library";
        Assert.DoesNotContain("partial class Parcel", string.Concat(Directory.EnumerateFiles(folder, "*.cs").Select(File.ReadAllText)), StringComparison.Ordinal);
        Assert.Contains("<Reference Include=\"Depot\" HintPath=\"$(MSBuildThisFileDirectory)Depot.dll\" />", File.ReadAllText(Path.Combine(folder, "Own.props")), StringComparison.Ordinal);
        Assert.True(File.Exists(Path.Combine(folder, "Depot.dll")));
        Assert.Contains("NotData.Add(typeof(global::Depot.Parcel), \"Twice\");", File.ReadAllText(Path.Combine(folder, "OwnValues.cs")), StringComparison.Ordinal);
        Assert.Contains(made.Info.Notes, note => note.StartsWith("Measured as it stands by each serializer that needs no attribute", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("", "", "")]
    [InlineData("global using Included = Packer.PackNameAttribute;", "", "it needs [PackName] at each member without a public setter")]
    [InlineData("global using Constructor = Packer.PackedAttribute;", "", "")]
    [InlineData("global using Contract = Packer.PackedAttribute; global using Included = Packer.PackNameAttribute;", "", "it needs [Packed] at each class")]
    [InlineData("", "'%(Open)[Packer.Packed] partial %(Keyword) %(Name)'", "it needs [Packed] at each class")]
    [InlineData("", "'%(BaseOpen)[Packer.Known(%(Identity))] partial %(BaseKeyword)'", "")]
    [InlineData("global using Contract = Goldilocks.NoContractAttribute;", "", "")]
    [InlineData("", "<NotMember>Packer.PackIgnoreAttribute</NotMember>", "it needs [PackIgnore] at each computed member")]
    public void An_adapter_has_a_copy_where_its_serializer_needs_what_the_types_lack(string aliases, string project, string expected) =>
        Assert.Equal(expected, Short(Why(Make(Parcel, null), aliases, project)));

    [Theory]
    [InlineData("[Packer.Packed]", "global using Contract = Packer.PackedAttribute; global using Included = Packer.PackNameAttribute;", "", "")]
    [InlineData("[Packer.Packed(Packer.Mode.Tolerant)]", "", "'%(Open)[Packer.Packed(Packer.Mode.Tolerant)] partial %(Keyword)'", "")]
    [InlineData("[Packer.Packed]", "", "'%(Open)[Packer.Packed(Packer.Mode.Tolerant)] partial %(Keyword)'", "it needs [Packed(Packer.Mode.Tolerant)] at each class")]
    [InlineData("[System.Serializable]", "global using Contract = System.SerializableAttribute;", "", "")]
    public void An_adapter_has_the_library_where_the_types_carry_its_attributes(string attribute, string aliases, string project, string expected) =>
        Assert.Equal(expected, Short(Why(Make(Attributes + Parcel.Replace("public class", attribute + " public class", StringComparison.Ordinal), null), aliases, project)));

    [Theory]
    [InlineData("public class House { public int Id { get; set; } }", "")]
    [InlineData("public record House(int Id);", "it needs [Packed] at each class")]
    [InlineData("public class House { public int Id { get; private set; } }", "it needs [Packed] at each class")]
    public void An_adapter_that_needs_a_contract_for_uncommon_classes_alone_has_the_library_for_plain_ones(string source, string expected) => Assert.Equal(
        expected,
        Short(Why(Make(source, null), "#if OTHER_MODEL\nglobal using Contract = Packer.PackedAttribute;\n#else\nglobal using Contract = Goldilocks.NoContractAttribute;\n#endif", "")));

    [Fact]
    public void The_keys_that_types_carry_stay_in_the_copy_for_that_serializer() => Assert.Contains(
        "#if Packer_IdAttribute\n[Member(7)",
        Bench.TextOf(Make("namespace Packer { public class IdAttribute : System.Attribute { public IdAttribute(int order) { } } } namespace Depot { public class House { [Packer.Id(7)] public int Rooms { get; set; } } }", null, "House")),
        StringComparison.Ordinal);

    [Theory]
    [InlineData("class House { public int Id { get; set; } }", "House is not public")]
    [InlineData("namespace Depot { public class House { public Member? Member { get; set; } } public class Member { public int Id { get; set; } } }", "a name in Depot.Member is also one of Goldilocks' own attributes")]
    public void Types_that_no_other_code_can_name_are_copied_with_the_reason(string source, string reason)
    {
        var made = Make(source, null, "House");

        Assert.Contains(made.Info.Notes, note => note == $"Every serializer has a copy of the types, because they cannot be taken as they stand: Depot.dll ({reason}).");
        Assert.False(Directory.Exists(made.Folder + "-library"));
    }

    /// <summary>A class library has the libraries of its packages not beside it.</summary>
    [Fact]
    public void The_packages_of_a_library_are_found_by_the_list_beside_it()
    {
        _bench.Write("built/Depot.deps.json", """{ "targets": { ".NETCoreApp,Version=v8.0": { "Newtonsoft.Json/13.0.3": { "runtime": { "lib/net6.0/Newtonsoft.Json.dll": {} } }, "Gone/1.0.0": { "runtime": { "lib/net6.0/Gone.dll": {} } } } }, "libraries": { "Newtonsoft.Json/13.0.3": { "type": "package", "path": "a" }, "Gone/1.0.0": { "type": "package", "path": "b" } } }""");

        Assert.Empty(Packages.Needed(_bench["built/Depot.dll"]));
        Assert.Empty(Packages.Needed(_bench.Write("built/Damaged.deps.json", "{")));
    }

    public void Dispose() => _bench.Dispose();

    private static string Short(string? why) => why is null ? "" : why["a copy of the types in Depot.dll is measured, because ".Length..].Replace(", and they do not have it", "", StringComparison.Ordinal);

    /// <summary>For an adapter with these aliases and this item in its project.</summary>
    private string? Why(OwnModel made, string aliases, string item)
    {
        var project = _bench.Write("adapters/Packer/Packer.csproj", item.StartsWith('<') ? $"<Project><PropertyGroup>{item}</PropertyGroup></Project>" : $"<Project><ItemGroup><ModelLine Include=\"{item}\" /></ItemGroup></Project>");
        if (aliases.Length > 0)
        {
            _bench.Write("adapters/Packer/Attributes.cs", aliases.Replace("; ", ";\n", StringComparison.Ordinal));
        }

        var folder = new ModelFolders(_bench["artifacts"]).For(made.Info.Hash, project);
        var why = ModelFolders.WhyCopy(made.Folder, project);
        Assert.Equal(why is null ? made.Folder + "-library" : made.Folder, folder);
        return why;
    }

    private OwnModel Make(string source, string? sample, string? type = null)
    {
        return _bench.Make([_bench.Compile(source)], sample is null ? null : _bench.Write("sample.json", sample), type ?? (source.Contains("Parcel", StringComparison.Ordinal) ? "Parcel" : null));
    }
}
