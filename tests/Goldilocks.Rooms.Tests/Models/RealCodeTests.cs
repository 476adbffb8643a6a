using Goldilocks.Models.Reading;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>Forms that types of public repositories and their samples have, and for each the near form that stays refused.</summary>
public sealed class RealCodeTests
{
    [Theory]
    [InlineData("$.lines[0]: an object of the type Line is expected", "[Elsewhere.Position(0)]")]
    [InlineData("", "[Elsewhere.ArrayProperty(0)]")]
    public void An_object_is_read_of_an_array_where_an_attribute_of_each_member_says_its_place(string mistake, string attribute)
    {
        using var bench = new Bench();
        var source = $"public class Bill {{ public List<Line> Lines {{ get; set; }} = []; }} public class Line {{ {attribute} public decimal Price {{ get; set; }} {attribute.Replace('0', '1')} public string Text {{ get; set; }} = \"\"; }}";

        if (mistake.Length == 0)
        {
            Assert.Contains("hill", Values.Of(bench.Make(source, """{ "lines": [["0.5", "hill"]] }""", "Bill")), StringComparison.Ordinal);
        }

        Assert.Contains(mistake.Length > 0 ? mistake : "$.lines[0]", Assert.Throws<ModelException>(() => bench.Make(source, """{ "lines": [["0.5", "hill", 3]] }""", "Bill")).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("string", "12", "12")]
    [InlineData("System.Type", "\"System.String\"", "System String")]
    public void A_value_in_another_form_that_can_mean_one_thing_only_is_read(string type, string value, string expected)
    {
        using var bench = new Bench();

        Assert.Contains(expected, Values.Of(bench.Make($"public class House {{ public {type} Name {{ get; set; }} = null!; }}", $"{{ \"name\": {value} }}")), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("string", "true", "a text is expected")]
    [InlineData("System.TimeSpan", "1200", "a span of time such as")]
    [InlineData("System.Type", "\"photo\"", "this cannot be read as Type")]
    public void One_that_can_mean_several_is_refused(string type, string value, string expected)
    {
        using var bench = new Bench();

        Assert.Contains(expected, Assert.Throws<ModelException>(() => bench.Make($"public class House {{ public {type} Name {{ get; set; }} = default!; }}", $"{{ \"name\": {value} }}")).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("TimeSpan", "1200", "00:20:00")]
    [InlineData("DateTime", "1616666559.5", "2021-03-25T10:02:39.5Z")]
    public void A_number_stands_for_a_time_where_a_converter_is_at_the_member(string type, string value, string same)
    {
        using var bench = new Bench();
        var source = $"public class House {{ [Elsewhere.JsonConverter(typeof(Elsewhere.Seconds))] public {type} At {{ get; set; }} }}";

        Assert.Equal(File.ReadAllBytes(bench.Make(source, $"{{ \"at\": \"{same}\" }}").ValuesPath), File.ReadAllBytes(bench.Make(source, $"{{ \"at\": {value} }}").ValuesPath));
    }

    [Theory]
    [InlineData("public Elsewhere.JObject? Extra { get; set; }", "House.Extra (JObject? is not known here, and the sample never has it")]
    [InlineData("public List<Elsewhere.Note> Extra { get; set; } = new();", "House.Extra (List<Note> is not known here, and the sample never has it")]
    [InlineData("public IClock? Extra { get; set; } } public interface IClock { int Now { get; }", "House.Extra (IClock? is not known here, and the sample never has it)")]
    [InlineData("private readonly List<Added> _events = new(); public IReadOnlyCollection<Added> Events => _events.AsReadOnly(); } public class Added { public House? House { get; set; }", "House.Events (a private collection, and the sample never has it)")]
    public void A_member_that_the_sample_never_has_is_left_out_where_its_type_is_not_known(string member, string expected)
    {
        using var bench = new Bench();

        var made = bench.Make($"#nullable enable\npublic class House {{ public int Number {{ get; set; }} {member} }}", """{ "Number": 7 }""", "House");

        Assert.Contains(made.Info.Notes, note => note.Contains(expected, StringComparison.Ordinal));
        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public Elsewhere.JObject? Extra { get; set; }", """{ "extra": {} }""")]
    [InlineData("public Elsewhere.JObject? Extra { get; set; }", null)]
    [InlineData("public required Elsewhere.JObject Extra { get; set; }", """{ "Number": 7 }""")]
    [InlineData("[System.Text.Json.Serialization.JsonPropertyName(\"rest\")] public Elsewhere.JObject? Extra { get; set; }", """{ "rest": {} }""")]
    [InlineData("public System.IO.Stream? Extra { get; set; }", """{ "Number": 7 }""")]
    public void One_that_a_value_needs_or_of_which_no_value_can_be_made_is_refused(string member, string? sample)
    {
        using var bench = new Bench();

        Assert.Contains("Extra is a ", Assert.Throws<ModelException>(() => bench.Make($"#nullable enable\npublic class House {{ public int Number {{ get; set; }} {member} }}", sample, "House")).Message, StringComparison.Ordinal);
    }

    /// <summary>Another sample of the same sources may have the member.</summary>
    [Fact]
    public void Whether_a_member_is_left_out_is_asked_anew_for_each_sample()
    {
        using var bench = new Bench();
        const string Source = "#nullable enable\npublic class House { public int Number { get; set; } private readonly List<int> _rooms = new(); public IReadOnlyList<int> Rooms => _rooms; }";

        Assert.Contains("[NotMember] public global::System.Collections.Generic.IReadOnlyList<int> Rooms", Bench.TextOf(bench.Make(Source, """{ "Number": 1 }""", "House")), StringComparison.Ordinal);
        Assert.DoesNotContain("[NotMember] public", Bench.TextOf(bench.Make(Source, """{ "Rooms": [7] }""", "House")), StringComparison.Ordinal);
    }

    private const string Attributes = """
        global using MessagePack; global using ProtoBuf;
        namespace MessagePack { public class KeyAttribute : System.Attribute { public KeyAttribute(int number) { } public KeyAttribute(string name) { } } public class MessagePackObjectAttribute(bool names = false) : System.Attribute { public bool Names => names; } }
        namespace ProtoBuf { public class ProtoMemberAttribute(int number) : System.Attribute { public int Number => number; } }
        """;

    [Theory]
    [InlineData("public class House { [Key(3)] public int Number { get; set; } }", "#if MessagePack_KeyAttribute\n[Member(3), NamedMember]\n#else\n[Member(global::Goldilocks.Workloads.Numbering.First + 0), NamedMember]\n#endif")]
    [InlineData("public class House { [Key(\"no\"), ProtoMember(12)] public int Number { get; set; } }", "#if MessagePack_KeyAttribute\n[Member(\"no\"), NamedMember]\n#elif ProtoBuf_ProtoMemberAttribute\n[Member(12), NamedMember]\n#else")]
    [InlineData("[MessagePackObject(true)] public class House { public int Number { get; set; } }", "#if MessagePack_KeyAttribute\n[Member(\"Number\"), NamedMember]\n#else")]
    [InlineData("public record House([property: ProtoMember(4)] int Number, int Rooms);", "#if ProtoBuf_ProtoMemberAttribute\n[property: Member(5), NamedMember]\n#else")]
    public void Numbers_and_names_of_the_users_own_stay_for_the_library_that_they_are_of(string source, string expected)
    {
        using var bench = new Bench();

        var made = bench.Make([bench.Write("House.cs", source), bench.Write("Attributes.cs", Attributes)], null, "House");

        Assert.Contains(expected, Bench.TextOf(made), StringComparison.Ordinal);
        Assert.Contains(made.Info.Notes, note => note.StartsWith("Numbers and names of your own, kept for the library that they are of: ", StringComparison.Ordinal));
    }

    /// <summary>Where the package was not restored, the attribute can be of any namespace that the file imports.</summary>
    [Fact]
    public void Numbers_of_an_attribute_whose_package_is_not_here_stay_too()
    {
        using var bench = new Bench();

        Assert.Contains("#if MessagePack_KeyAttribute\n[Member(3)", Bench.TextOf(bench.Make("using MessagePack; using System.IO; [MessagePackObject] public class House { [Key(3)] public int Number { get; set; } }", null)), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("using System.ComponentModel.DataAnnotations; public class House { [Key, StringLength(5)] public string Number { get; set; } = \"\"; }")]
    [InlineData("using System.Text.Json.Serialization; public class House { [JsonPropertyOrder(5)] public int Number { get; set; } }")]
    public void An_attribute_that_numbers_nothing_changes_no_number(string source)
    {
        using var bench = new Bench();

        var made = bench.Make(source, null);

        Assert.Contains("[Member(global::Goldilocks.Workloads.Numbering.First + 0), NamedMember] ", Bench.TextOf(made), StringComparison.Ordinal);
        Assert.DoesNotContain(made.Info.Notes, note => note.Contains("of your own", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("[Alias(\"NEW\", \"CREATED\")] Fresh", "\"CREATED\"")]
    [InlineData("[System.Runtime.Serialization.EnumMember(Value = \"new-one\")] Fresh", "\"new-one\"")]
    public void A_value_of_an_enum_has_each_name_that_an_attribute_gives(string field, string value)
    {
        using var bench = new Bench();

        Assert.Equal(1, bench.Make($"public class AliasAttribute(params string[] names) : System.Attribute {{ public string[] Names => names; }} public enum State {{ Old, {field} }} public class House {{ public State State {{ get; set; }} }}", $"{{ \"state\": {value} }}", "House").Info.SampleValues);
    }

    [Theory]
    [InlineData("[YamlDotNet.Serialization.YamlMember(Alias = \"context\")]", "context", true)]
    [InlineData("[Elsewhere.AliasAs(\"context\")]", "context", true)]
    [InlineData("[Elsewhere.FieldName(\"The context of a house.\")]", "context", false)]
    [InlineData("[Elsewhere.Described(Alias = \"context\")]", "context", false)]
    public void A_member_has_the_name_that_an_attribute_of_a_format_gives(string attribute, string name, bool isKnown)
    {
        using var bench = new Bench();
        Goldilocks.Models.OwnModel Make() => bench.Make($"public class House {{ {attribute} public string Ctx {{ get; set; }} = \"\"; }}", $"{{ \"{name}\": \"hill\" }}");

        if (isKnown)
        {
            Assert.Contains("hill", Values.Of(Make()), StringComparison.Ordinal);
        }
        else
        {
            Assert.Contains("House has no member 'context'", Assert.Throws<ModelException>(() => Make()).Message, StringComparison.Ordinal);
        }
    }

    /// <summary>What the sample never sets is not set to null either.</summary>
    [Fact]
    public void A_setter_that_takes_no_null_is_not_called_with_the_one_that_the_member_begins_with()
    {
        using var bench = new Bench();
        const string Source = "public class House { private string _name; public int Number { get; set; } public string Name { get => _name; set => _name = value.Trim(); } }";

        Assert.Contains("Number = 7", Values.Of(bench.Make(Source, """{ "Number": 7 }""", "House")), StringComparison.Ordinal);
        Assert.Contains("the setter of House.Name threw NullReferenceException", Assert.Throws<ModelException>(() => bench.Make(Source, """{ "Name": null }""", "House")).Message, StringComparison.Ordinal);
    }

    /// <summary>A class whose constructor takes other things than its members is made without one, and still calls that of its base.</summary>
    [Fact]
    public void A_class_that_no_constructor_makes_compiles_beside_a_base_that_needs_an_argument()
    {
        using var bench = new Bench();

        var made = bench.Make("public abstract class Text { protected Text(string kind) { Kind = kind; } public string Kind { get; set; } } public class Note : Text { public Note(int length = 1) : base(\"note\") { Body = Log.Write(length); } public string? Body { get; set; } } public class House { public Note? Note { get; set; } }", """{ "Note": { "Kind": "note", "Body": "hill" } }""", "House");

        Assert.Contains("hill", Values.Of(made), StringComparison.Ordinal);
    }

    /// <summary>What a class cannot have of its own code does not cost it the collection behind a property.</summary>
    [Fact]
    public void A_private_collection_stays_behind_its_property_in_a_class_whose_constructor_cannot_be_had()
    {
        using var bench = new Bench();

        var made = bench.Make("public class House { private readonly List<int> _rooms = []; public House(int id, string by) { Id = id; By = by; Log.Write(by); } public int Id { get; private set; } public string By { get; private set; } public IReadOnlyCollection<int> Rooms => _rooms.AsReadOnly(); }", """{ "Id": 1, "By": "ann", "Rooms": [7] }""", "House");

        Assert.Contains("=> _rooms.AsReadOnly();", Bench.TextOf(made), StringComparison.Ordinal);
        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
    }

    /// <summary>One library's generator refuses an abstract class that lists no class, and no attribute can list those that derive from one closed form.</summary>
    [Fact]
    public void An_abstract_generic_class_has_the_attribute_of_one()
    {
        using var bench = new Bench();

        var text = Bench.TextOf(bench.Make("public abstract class Entity<T> { public T Id { get; protected set; } = default!; } public class House : Entity<int> { public string Name { get; set; } = \"\"; }", null, "House"));

        Assert.Contains("[OpenBase] public abstract partial class Entity<T>", text, StringComparison.Ordinal);
        Assert.Contains("[Contract] public partial class House", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public class House { public int Number { get; set; } public House() { Doors.Open(null!); } } public static class Doors { public static int Open(string door) => door.Length; }", null, "Doors.Open threw NullReferenceException")]
    [InlineData("public class House { public int Number { get; set; } public House(int number) { string door = null!; Number = number + door.Length; } }", """{ "Number": 7 }""", "the constructor of House threw NullReferenceException")]
    public void Code_of_the_users_own_that_throws_is_named(string source, string? sample, string expected)
    {
        using var bench = new Bench();

        Assert.Contains(expected, Assert.Throws<ModelException>(() => bench.Make(source, sample, "House")).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Newtonsoft.Json", "Newtonsoft.Json.Linq.JObject", """{ "at": "2026-03-01T17:42:05Z", "all": [1, 2] }""", "2026 03 01T17")]
    [InlineData("Newtonsoft.Json", "Newtonsoft.Json.Linq.JToken", "\"hill\"", "hill")]
    [InlineData("NuGet.Versioning", "NuGet.Versioning.NuGetVersion", "\"1.2.3-beta\"", "beta")]
    public void A_value_of_a_package_is_data_where_its_library_is_known(string library, string type, string value, string expected)
    {
        using var bench = new Bench();
        bench.Write("Shop/Shop.csproj", $"""<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup><ItemGroup><Reference Include="{library}" HintPath="{Path.Combine(AppContext.BaseDirectory, library)}.dll" /></ItemGroup></Project>""");
        bench.Write("Shop/House.cs", $"public class House {{ public {type} Extra {{ get; set; }} }}");

        var made = bench.Make([bench["Shop/Shop.csproj"]], bench.Write("sample.json", $"{{ \"Extra\": {value} }}"), "House");

        Assert.Contains(expected, Values.Of(made), StringComparison.Ordinal);
        Assert.Contains($"<Reference Include=\"{library}\" HintPath=", File.ReadAllText(Path.Combine(made.Folder, "Own.props")), StringComparison.Ordinal);
    }
}
