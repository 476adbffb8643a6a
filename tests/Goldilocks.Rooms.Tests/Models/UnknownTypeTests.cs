using Goldilocks.Models;
using Goldilocks.Models.Reading;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>Code in use names types that are not here: of packages that were not restored, and of source generators that did not run. Data that do not need them are measured, and what is missing is said.</summary>
public sealed class UnknownTypeTests
{
    private const string Project = """<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net8.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup><ItemGroup><PackageReference Include="Elsewhere.Json" Version="9999.1.0" /><PackageReference Include="Other" Version="1.0.0" /></ItemGroup></Project>""";

    private const string Boat = """
        using Elsewhere.Json.Nodes;
        namespace Harbour;
        public class Boat { public string Name { get; set; } = ""; public Node? Rest { get; set; } public Crew Crew { get; set; } = new(); public List<int> Berths { get; set; } = []; }
        public class Crew { public int Size { get; set; } public List<Node> Papers { get; } = new(); }
        """;

    /// <summary>The project names no imports, and a package may have them, so that the list of numbers is known.</summary>
    [Fact]
    public void A_member_that_the_sample_never_has_is_left_out_with_its_package_and_the_restore()
    {
        using var bench = new Bench();

        var made = MakeBoat(bench, """{ "Name": "hill", "Rest": null, "Crew": { "Size": 6 }, "Berths": [7] }""");

        Assert.Contains(made.Info.Notes, note => note.Contains("Boat.Rest (Node? is not known here, and the sample never has it; perhaps of the package Elsewhere.Json: dotnet restore ", StringComparison.Ordinal) && note.Contains("Crew.Papers", StringComparison.Ordinal));
        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
    }

    [Fact]
    public void A_project_refers_to_those_that_are_not_there_also_through_others()
    {
        using var bench = new Bench();
        var game = bench.Write("game/Game.csproj", """<Project><ItemGroup><ProjectReference Include="..\tools\Tools.csproj" /></ItemGroup></Project>""");
        bench.Write("tools/Tools.csproj", """<Project><ItemGroup><ProjectReference Include="..\engine\Engine.csproj" /></ItemGroup></Project>""");

        Assert.Equal([bench["engine/Engine.csproj"]], ProjectFiles.Absent([game]));
    }

    /// <summary>Another object of the sample may have a member with the same name.</summary>
    [Theory]
    [InlineData("""{ "Rest": { "a": 1 } }""", "sample.json:1: $.Rest: ")]
    [InlineData("""{ "Crew": { "papers": [1] } }""", "sample.json:1: $.Crew.papers: ")]
    public void One_that_the_sample_has_is_refused_at_its_place_with_the_package_and_the_cure(string sample, string expected)
    {
        using var bench = new Bench();

        var message = Assert.Throws<ModelException>(() => MakeBoat(bench, sample)).Message;

        Assert.Contains(expected, message, StringComparison.Ordinal);
        Assert.Contains("is a Node, which no file of the model declares (perhaps of the package Elsewhere.Json: dotnet restore ", message, StringComparison.Ordinal);
        Assert.EndsWith("--lenient leaves it out.", message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public Elsewhere.Node? Rest { get; set; }")]
    [InlineData("public required Elsewhere.Node Rest { get; init; }")]
    [InlineData("public IReadOnlyList<Elsewhere.Node> Rest { get; } = [];")]
    public void Leniency_leaves_out_what_the_sample_has(string member)
    {
        using var bench = new Bench();

        var made = bench.MakeLenient($"#nullable enable\npublic class Boat {{ public int Number {{ get; set; }} {member} }}", """{ "Number": 7, "Rest": [1] }""");

        Assert.Contains(made.Info.Notes, note => note.Contains("Left out of the sample, because the types have no such member", StringComparison.Ordinal) && note.Contains("Boat.Rest", StringComparison.Ordinal));
    }

    /// <summary>Of several classes that can stand in one place, the others are measured.</summary>
    [Fact]
    public void A_class_that_needs_an_unknown_type_leaves_the_others_to_be_measured()
    {
        using var bench = new Bench();
        const string Source = "#nullable enable\npublic class Log { public List<Entry> All { get; set; } = []; } public abstract class Entry { public int Number { get; set; } } public class Arrival : Entry { public string By { get; set; } = \"\"; } public class Storm : Entry { public required Elsewhere.Wind Wind { get; set; } }";

        var made = bench.Make(Source, """{ "All": [ { "$type": "Arrival", "Number": 7 } ] }""", "Log");

        Assert.Contains(made.Info.Notes, note => note.Contains("the class Storm, which needs a type that is not known here", StringComparison.Ordinal));
        Assert.Contains("Entry.Wind is a Wind", Assert.Throws<ModelException>(() => bench.Make(Source, null, "Log")).Message.Replace("Storm.Wind", "Entry.Wind", StringComparison.Ordinal), StringComparison.Ordinal);
    }

    /// <summary>Code for a choice of no class does not compile.</summary>
    [Fact]
    public void A_base_whose_classes_all_need_unknown_types_is_itself_not_known()
    {
        using var bench = new Bench();
        const string Source = "#nullable enable\npublic class Log { public int Number { get; set; } public Entry? Last { get; set; } } public abstract class Entry { public int Number { get; set; } } public class Calm : Entry { public required Elsewhere.Wind Wind { get; set; } } public class Storm : Entry { public required Elsewhere.Wind Wind { get; set; } }";

        var made = bench.Make(Source, """{ "Number": 7 }""", "Log");

        Assert.Contains(made.Info.Notes, note => note.Contains("Log.Last (", StringComparison.Ordinal));
    }

    /// <summary>Without members every value of a class equals every other, so that all libraries would be right.</summary>
    [Fact]
    public void A_class_that_has_all_its_members_from_an_unknown_base_is_not_measured_as_empty()
    {
        using var bench = new Bench();
        const string Source = "#nullable enable\npublic class Boat { public int Number { get; set; } public Flag? Colour { get; set; } } public class Flag : Elsewhere.SmartEnum<Flag> { public static readonly Flag Red = new(\"red\", 1); private Flag(string name, int value) : base(name, value) { } }";

        Assert.Contains(bench.Make(Source, """{ "Number": 7 }""", "Boat").Info.Notes, note => note.Contains("Boat.Colour (Flag? is not known here", StringComparison.Ordinal));
        Assert.Contains("Colour is a Flag, which has no member here: what it inherits from SmartEnum is not known", Assert.Throws<ModelException>(() => bench.Make(Source, """{ "Number": 7, "Colour": "red" }""", "Boat")).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[Vogen.ValueObject<System.Guid>] public readonly partial struct BoatId;", "\"0f8fad5b-d9cb-469f-a165-70867728950e\"", "System.Guid")]
    [InlineData("[ValueObject(typeof(int), conversions: Conversions.None)] public partial struct BoatId { public static BoatId None => From(0); private static bool Validate(int value) => value > 0; }", "7", "int")]
    [InlineData("[ValueObject<string>] public partial record BoatId;", "\"hill\"", "string")]
    [InlineData("[StronglyTypedId] public partial struct BoatId { }", "\"0f8fad5b-d9cb-469f-a165-70867728950e\"", "System.Guid")]
    [InlineData("[StronglyTypedId(backingType: StronglyTypedIdBackingType.Long)] public partial struct BoatId { }", "7", "long")]
    [InlineData("[Vogen.ValueObject] public readonly partial struct BoatId;", "7", "int")]
    public void An_identifier_that_a_source_generator_completes_is_a_type_of_the_value_that_its_attribute_names(string id, string value, string type)
    {
        using var bench = new Bench();

        var made = bench.Make($"#nullable enable\npublic class Boat {{ public BoatId Id {{ get; set; }} public Dictionary<BoatId, int> Beside {{ get; set; }} = new(); }} {id}", $"{{ \"id\": {value}, \"beside\": {{ \"{value.Trim('"')}\": 3 }} }}", "Boat");

        Assert.Contains(made.Info.Notes, note => note.StartsWith("Completed as their attributes say, because no source generator runs here", StringComparison.Ordinal) && note.Contains($"BoatId (a value of the type {type}", StringComparison.Ordinal));
        Assert.Contains($" {(type == "System.Guid" ? "global::System.Guid" : type)} Value {{ get; }}", Bench.TextOf(made), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[ValueObject] public readonly partial struct BoatId;", "Id is a BoatId, which has no member here: it is partial")]
    [InlineData("[ValueObject<Elsewhere.Number>] public readonly partial struct BoatId;", "Id is a BoatId, which has no member here: it is partial")]
    [InlineData("[Elsewhere.Converted(typeof(Boat))] public readonly partial struct BoatId;", "Id is a BoatId, which has no member here: it is partial")]
    public void One_whose_attribute_names_no_type_of_a_value_is_refused(string id, string expected)
    {
        using var bench = new Bench();

        Assert.Contains(expected, Assert.Throws<ModelException>(() => bench.Make($"public class Boat {{ public BoatId Id {{ get; set; }} }} {id}", """{ "id": 7 }""", "Boat")).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void One_whose_attribute_names_no_type_is_of_the_type_that_the_attribute_of_the_assembly_names()
    {
        using var bench = new Bench();

        Assert.Contains("BoatId(global::System.Guid value)", Bench.TextOf(bench.Make("using Vogen; [assembly: VogenDefaults(underlyingType: typeof(System.Guid))] public class Boat { public BoatId Id { get; set; } } [ValueObject] public readonly partial struct BoatId;", null, "Boat")), StringComparison.Ordinal);
    }

    [Fact]
    public void A_property_that_a_generator_makes_of_a_field_is_data()
    {
        using var bench = new Bench();
        const string Source = "#nullable enable\nnamespace Harbour { public partial class Settings : Elsewhere.ObservableObject { [ObservableProperty] private string _title = \"none\"; [ObservableProperty] int m_size; private int _other; } }";

        var made = bench.Make(Source, """{ "title": "hill", "size": 7 }""", "Settings");

        Assert.Contains("hill", Values.Of(made), StringComparison.Ordinal);
        Assert.Contains(made.Info.Notes, note => note.Contains("Settings (with Title, Size)", StringComparison.Ordinal));
        Assert.Contains("Settings has no member 'other'", Assert.Throws<ModelException>(() => bench.Make(Source, """{ "other": 1 }""", "Settings")).Message, StringComparison.Ordinal);
    }

    private static OwnModel MakeBoat(Bench bench, string sample)
    {
        bench.Write("Harbour/Harbour.csproj", Project);
        bench.Write("Harbour/Usings.cs", "global using System.Collections.Generic;");
        bench.Write("Harbour/Boat.cs", Boat);
        return bench.Make([bench["Harbour/Harbour.csproj"]], bench.Write("sample.json", sample), "Boat");
    }

    /// <summary>Without a sample, a restore is the only thing that brings the type, and the run says so.</summary>
    [Fact]
    public void A_member_of_a_package_that_was_not_restored_is_left_out_without_a_sample_too()
    {
        using var bench = new Bench();
        bench.Write("Harbour/Harbour.csproj", Project);
        bench.Write("Harbour/Boat.cs", Boat);

        var made = bench.Make([bench["Harbour/Harbour.csproj"]], null, "Boat");

        Assert.Contains(made.Info.Notes, note => note.Contains("Boat.Rest (Node? is not known here; perhaps of the package Elsewhere.Json: dotnet restore ", StringComparison.Ordinal));
    }

    [Fact]
    public void A_project_may_call_its_own_folder_by_the_word_of_MSBuild()
    {
        using var bench = new Bench();

        var references = ProjectFiles.References(bench.Write("Desk/Desk.csproj", """<Project><ProjectReference Include="$(MSBuildThisFileDirectory)..\Kernel\Kernel.csproj" /><ProjectReference Include="$(Elsewhere)\Other.csproj" /></Project>"""));

        Assert.Equal([bench["Kernel/Kernel.csproj"]], references);
    }
}
