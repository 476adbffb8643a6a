using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>What a tenth list of public types needed: a piece of code that is in the way of the data is left out with a remark, and the rest is measured. For each the near form that stays refused.</summary>
public sealed class PiecesLeftOutTests
{
    private const string Addressed = """
        #nullable enable
        using System.Text.Json; using System.Text.Json.Serialization; using System.Text.RegularExpressions;
        public class House { public int Number { get; set; } public Address Address { get; set; } = null!; }
        public abstract class Place { public abstract string Value { get; } public override string ToString() => Value; }
        [JsonConverter(typeof(AddressConverter))] public sealed partial class Address : Place
        {
            [GeneratedRegex("^at [a-z]+$", RegexOptions.IgnoreCase, 500)] private static partial Regex Form();
            public Address(string text) { if (!Form().IsMatch(text)) throw new System.ArgumentException("no address"); Value = text; }
            public override string Value { get; }
        }
        public sealed class AddressConverter : JsonConverter<Address>
        {
            public override Address Read(ref Utf8JsonReader reader, System.Type type, JsonSerializerOptions options) => new Address(reader.GetString()!);
            public override void Write(Utf8JsonWriter writer, Address value, JsonSerializerOptions options) => writer.WriteStringValue(value.Value);
        }
        """;

    /// <summary>The source generator of the framework does not run here, and a converter of the code's own needs what it would write.</summary>
    [Fact]
    public void A_regular_expression_that_a_generator_writes_is_made_from_its_attribute()
    {
        using var bench = new Bench();

        Assert.Contains("At hill", Values.Of(bench.Make(Addressed, """{ "Number": 7, "Address": "At hill" }""", "House")), StringComparison.Ordinal);
        Assert.Contains("no address", Assert.Throws<ModelException>(() => bench.Make(Addressed, """{ "Number": 7, "Address": "hill" }""", "House")).Message, StringComparison.Ordinal);
    }

    /// <summary>It was measured as an empty class, in silence.</summary>
    [Fact]
    public void What_a_class_keeps_of_an_abstract_property_is_data_and_a_constant_is_none()
    {
        using var bench = new Bench();

        Assert.Contains("[Member(global::Goldilocks.Workloads.Numbering.First + 0)] public string Value { get; }", Bench.TextOf(bench.Make(Addressed, null, "House")), StringComparison.Ordinal);
        Assert.DoesNotContain("[NamedMember] public string Kind", Bench.TextOf(bench.Make("public class House { public Part Part { get; set; } } public abstract class Part { public abstract string Kind { get; } } public class Door : Part { public override string Kind { get; } = \"door\"; public int Number { get; set; } }", null, "House")), StringComparison.Ordinal);
    }

    [Fact]
    public void Such_a_property_overrides_the_one_that_a_converter_alone_asks_for()
    {
        using var bench = new Bench();
        const string Source = "using System.Text.Json; using System.Text.Json.Serialization; public class House { public int Number { get; set; } [JsonConverter(typeof(PlaceConverter))] public Place Place { get; set; } } public abstract class Place { public abstract string Value { get; } } public class Address : Place { public Address(string value) { Value = value; } public override string Value { get; } } "
            + "public class PlaceConverter : JsonConverter<Place> { public override Place Read(ref Utf8JsonReader reader, System.Type type, JsonSerializerOptions options) => new Address(reader.GetString()); public override void Write(Utf8JsonWriter writer, Place value, JsonSerializerOptions options) => writer.WriteStringValue(value.Value); }";

        Assert.Contains("public override string Value { get; }", Bench.TextOf(bench.Make(Source, """{ "Number": 7, "Place": "hill" }""", "House")), StringComparison.Ordinal);
    }

    [Fact]
    public void A_class_of_which_nothing_can_be_set_is_named()
    {
        using var bench = new Bench();

        Assert.Contains(bench.Make("public class House { public int Number { get; set; } public Key Key { get; set; } } public class Key { private readonly int _a = 1, _b = 2; public int Sum() => _a + _b; }", null, "House").Info.Notes, note => note.Contains("all that Key keeps, because nothing here shows how it is set", StringComparison.Ordinal));
        Assert.DoesNotContain(bench.Make("public class House { public int Number { get; set; } public Mark Mark { get; set; } } public class Mark { }", null, "House").Info.Notes, note => note.Contains("all that Mark keeps", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("public class Key { public Key(string text) { if (!text.StartsWith(\"key-\")) throw new System.FormatException(\"no key\"); Text = text; } public string Text { get; } }", "the code of the constructor of Key (the constructor of Key threw FormatException: no key)")]
    [InlineData("public class Key { public Key(string text) { Text = Checked(text); } public string Text { get; } private static string Checked(string text) => text.StartsWith(\"key-\") ? text : throw new System.FormatException(\"no key\"); }", "the code of the constructor of Key (Key.Checked threw FormatException: no key)")]
    [InlineData("public class Key { public string Text { get => throw new System.InvalidOperationException(\"not now\"); set { } } public int Other { get; set; } }", "Key.Text (the getter of Key.Text threw InvalidOperationException: not now)")]
    [InlineData("public class Key { public int Other { get; set; } public System.Guid Text { get => System.Guid.NewGuid(); set { } } }", "Key.Text (it is another value each time that an object is made)")]
    [InlineData("public class Key : IReadOnlyList<string> { private readonly List<string> _all = new(); public Key(IEnumerable<string> all) { foreach (var one in all) { if (!one.StartsWith(\"key-\")) throw new System.FormatException(\"no key\"); _all.Add(one); } } public int Count => _all.Count; public string this[int index] => _all[index]; public IEnumerator<string> GetEnumerator() => _all.GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }", "House.Key (the constructor of Key threw FormatException: no key)")]
    public void What_is_in_the_way_of_values_that_are_made_up_is_left_out_and_named(string key, string expected)
    {
        using var bench = new Bench();

        var made = bench.Make($"#nullable enable\npublic class House {{ public int Number {{ get; set; }} public Key Key {{ get; set; }} = null!; }} {key}", null, "House");

        Assert.Contains(made.Info.Notes, note => note.Contains(expected, StringComparison.Ordinal));
    }

    [Fact]
    public void A_member_that_leads_back_to_its_holder_is_left_out_and_named()
    {
        using var bench = new Bench();
        const string Source = "#nullable enable\npublic class House { private Door _door = null!; public Door Door { get => _door; set { _door = value; if (value is not null) value.House = this; } } } public class Door { public House? House { get; set; } public int Number { get; set; } }";

        Assert.Contains(bench.Make(Source, null, "House").Info.Notes, note => note.Contains("Door.House (it leads back to the object that holds it)", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("public class House { public string Text { get => throw new System.InvalidOperationException(\"not now\"); set { } } }", null, "not now")]
    [InlineData("public class House { public int Number { get; set; } public string Text { get => throw new System.InvalidOperationException(\"not now\"); set { } } }", """{ "Number": 7, "Text": "a" }""", "not now")]
    [InlineData("public class House { public House(string text) { if (text != \"key\") throw new System.FormatException(\"no key\"); Text = text; } public string Text { get; } }", """{ "Text": "a" }""", "no key")]
    public void All_that_a_root_has_and_what_a_sample_has_is_not_left_out(string source, string? sample, string expected)
    {
        using var bench = new Bench();

        Assert.Contains(expected, Assert.Throws<ModelException>(() => bench.Make(source, sample, "House")).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_collection_that_nothing_makes_is_left_out_and_named()
    {
        using var bench = new Bench();
        const string Source = "public class House { public int Number { get; set; } public Rooms Rooms { get; set; } } public sealed class Rooms : List<int> { public Rooms(int only) { Add(only); } }";

        Assert.Contains(bench.Make(Source, null, "House").Info.Notes, note => note.Contains("House.Rooms (Rooms is a type of which no value can be made here)", StringComparison.Ordinal));
        Assert.Contains("nothing makes it of its elements", Assert.Throws<ModelException>(() => bench.Make(Source, """{ "Rooms": [7] }""", "House")).Message, StringComparison.Ordinal);
    }

    /// <summary>One library takes a class for no collection where the class carries its attribute.</summary>
    [Fact]
    public void A_collection_of_the_users_own_carries_no_contract_for_an_adapter_that_says_so()
    {
        using var bench = new Bench();
        var text = Bench.TextOf(bench.Make("public class House { public Rooms Rooms { get; set; } } public class Rooms : List<int> { }", null, "House"));

        Assert.Equal("Contract", AttributesOf(text, "Rooms", []));
        Assert.Equal("", AttributesOf(text, "Rooms", ["COLLECTIONS_WITHOUT_CONTRACT"]));
        Assert.Contains("[Contract(ContractOf.Collection)]", text, StringComparison.Ordinal);
        Assert.Equal("Contract", AttributesOf(text, "House", ["COLLECTIONS_WITHOUT_CONTRACT"]));
        Assert.Equal(["DataContractJsonSerializer", "DataContractSerializer"], Directory.EnumerateFiles(Path.Combine(Building.Workshop.Repository, "serializers"), "*.csproj", SearchOption.AllDirectories).Where(project => File.ReadAllText(project).Contains("COLLECTIONS_WITHOUT_CONTRACT", StringComparison.Ordinal)).Select(Path.GetFileNameWithoutExtension).Order(StringComparer.Ordinal));
    }

    private static string AttributesOf(string text, string type, IEnumerable<string> symbols) => string.Join(' ', CSharpSyntaxTree.ParseText(text, new CSharpParseOptions(preprocessorSymbols: symbols)).GetRoot().DescendantNodes().OfType<ClassDeclarationSyntax>()
        .First(declared => declared.Identifier.ValueText == type).AttributeLists.SelectMany(list => list.Attributes).Select(attribute => attribute.Name.ToString()));

    /// <summary>The header of a class declares the only constructor that does not call another.</summary>
    [Theory]
    [InlineData("public class House(int number, IEnumerable<string> doors) { public int Count { get; } = number; public IEnumerable<string> Names { get; } = doors; }", "class House(int number, global::System.Collections.Generic.IEnumerable<string> doors)")]
    [InlineData("public class House(Elsewhere.Plan plan) { public int Count { get; } = plan.Count; public string Name { get; } = \"\"; }", "private House(object never)")]
    public void A_class_whose_header_takes_other_values_than_its_members_keeps_its_constructor_or_has_none_that_can_be_called(string source, string expected)
    {
        using var bench = new Bench();

        Assert.Contains(expected, Bench.TextOf(bench.Make(source, null, "House")), StringComparison.Ordinal);
    }

    [Fact]
    public void A_generic_base_whose_parameter_must_be_of_an_interface_is_set_through_the_base_of_the_copy()
    {
        using var bench = new Bench();
        const string Source = "public interface IRoot<T> { T Key { get; } void Clear(); } public abstract record Root<TSelf, T> : IRoot<T> where TSelf : class, IRoot<T> { public T Key { get; private set; } public void Clear() { } } public record House : Root<House, int> { public string Name { get; private set; } }";

        Assert.Contains("Number = 7", Values.Of(bench.Make(Source, """{ "Key": 7, "Name": "hill" }""", "House")), StringComparison.Ordinal);
    }

    [Fact]
    public void A_root_may_have_its_members_in_another_part()
    {
        using var bench = new Bench();
        bench.Write("House.Members.cs", "public partial class House { public int Number { get; set; } }");

        Assert.Contains("Number = 7", Values.Of(bench.Make([bench.Write("House.cs", "public partial class House { public static House Made() => new(); }")], bench.Write("sample.json", """{ "Number": 7 }"""), "House")), StringComparison.Ordinal);
    }

    /// <summary>The files of an engine for games have no project, and those of a desktop application name a framework that is not here.</summary>
    [Theory]
    [InlineData("Game.asmdef", "{}", true)]
    [InlineData("Game.csproj", """<Project ToolsVersion="12.0"><PropertyGroup><TargetFrameworkVersion>v4.8</TargetFrameworkVersion></PropertyGroup><ItemGroup><Compile Include="House.cs" /></ItemGroup></Project>""", true)]
    [InlineData("Game.txt", "", false)]
    public void A_type_of_a_framework_that_is_not_here_is_left_out_and_named(string name, string text, bool isLeftOut)
    {
        using var bench = new Bench();
        bench.Write($"Game/{name}", text);
        string[] file = [bench.Write("Game/House.cs", "using System.Drawing; public class House { public int Number { get; set; } public Typeface Face { get; set; } }")];

        if (isLeftOut)
        {
            Assert.Contains(bench.Make(file, null, "House").Info.Notes, note => note.Contains("House.Face (Typeface is not known here; perhaps of a framework that this machine does not have)", StringComparison.Ordinal));
        }
        else
        {
            Assert.Contains("Face is a Typeface, which no file of the model declares", Assert.Throws<ModelException>(() => bench.Make(file, null, "House")).Message, StringComparison.Ordinal);
        }
    }
}
