using Goldilocks.Models;
using Goldilocks.Models.Reading;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>A sample is read by the names that the code gives, and what the code does with its values is said.</summary>
public sealed class SampleTests
{
    [Theory]
    [InlineData("[JsonProperty(\"nr\")] public int Number", """{ "nr": 7 }""")]
    [InlineData("[Newtonsoft.Json.JsonProperty(PropertyName = \"nr\", Order = 2)] public int Number", """{ "nr": 7 }""")]
    [InlineData("[System.Text.Json.Serialization.JsonPropertyName(\"nr\")] public int Number", """{ "nr": 7 }""")]
    [InlineData("[System.Runtime.Serialization.DataMember(Name = \"nr\")] public int Number", """{ "nr": 7 }""")]
    [InlineData("public int HouseNumber", """{ "house_number": 7 }""")]
    [InlineData("public int HouseNumber", """{ "house-number": 7 }""")]
    [InlineData("public int HouseNumber", """{ "HOUSE_NUMBER": 7 }""")]
    [InlineData("public int HouseNumber", """{ "houseNumber": 7 }""")]
    public void A_member_has_the_name_that_the_code_gives_it(string declaration, string sample)
    {
        var read = Read($"public class House {{ {declaration} {{ get; set; }} }}", sample);

        Assert.Contains("Number = 7", read, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("int Number", "\"7\"", "read as numbers and times: $.Part.Number")]
    [InlineData("int? Number", "\"\"", "Empty texts were read as null, because the members are no texts and can be null: $.Part.Number")]
    [InlineData("System.DateTime Number", "\"2026-01-06T15:47:31.485331387Z\"", "read as numbers and times: $.Part.Number")]
    public void A_form_that_can_mean_one_thing_only_is_read_and_said(string declaration, string value, string expected)
    {
        using var bench = new Bench();

        var made = bench.Make($"public class House {{ public Room Part {{ get; set; }} }} public class Room {{ public {declaration} {{ get; set; }} }}", $"{{ \"Part\": {{ \"Number\": {value} }} }}");

        Assert.Contains(made.Info.Notes, note => note.Contains(expected, StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("[JsonConverter(typeof(UnixTime))] public System.DateTime At", "1767225600")]
    [InlineData("[JsonConverter(typeof(UnixTime))] public System.DateTimeOffset? At", "1767225600123")]
    [InlineData("[JsonConverter(typeof(Bits))] public bool At", "1")]
    [InlineData("[JsonConverter(typeof(Lists))] public List<string> At", "\"x\"")]
    [InlineData("public System.DateTime At", "\"Tue, 06 Jan 2026 15:47:31 GMT\"")]
    [InlineData("public System.DateTime At", "\"Tue Jan 06 15:47:31 +0000 2026\"")]
    [InlineData("public System.DateTimeOffset At", "\"2026-01-06T15:47:31.120+0000\"")]
    [InlineData("public System.TimeSpan At", "\"PT1H30M\"")]
    [InlineData("public System.DateTime? At", "1767225600", "public class Times : Elsewhere.JsonConverter<System.DateTime> { }")]
    [InlineData("public bool At", "\"True\"")]
    [InlineData("[JsonProperty] public bool At", "1")]
    [InlineData("[JsonConverter(typeof(UnixTime))] public System.DateTime At", "null")]
    [InlineData("[JsonProperty(NullValueHandling = NullValueHandling.Ignore)] public int At", "null")]
    [InlineData("public Colour At", "\"1\"")]
    [InlineData("public Dictionary<Key, int> At", "{ \"0f8fad5b-d9cb-469f-a165-70867728950e\": 1 }")]
    [InlineData("public Dictionary<System.Net.Http.HttpMethod, int> At", "{ \"POST\": 1 }")]
    [InlineData("public Dictionary<System.Uri, int> At", "{ \"https://example.org/a\": 1 }")]
    [InlineData("public Dictionary<System.Version, int> At", "{ \"1.2.3\": 1 }")]
    [InlineData("public Dictionary<System.Type, int> At", "{ \"System.String\": 1 }")]
    [InlineData("public Key At", "\"0f8fad5b-d9cb-469f-a165-70867728950e\"")]
    [InlineData("public Colour At", "\"dark_red\"")]
    [InlineData("public Colour At", "\"azure\"")]
    [InlineData("public Colour At", "\"#0f0\"")]
    [InlineData("public System.Collections.Immutable.ImmutableHashSet<System.Guid> At", "[\"7c9e6679-7425-40de-944b-e07fc1f90ae7\", \"0f8fad5b-d9cb-469f-a165-70867728950e\"]")]
    public void What_services_write_is_understood(string declaration, string value, string beside = "")
    {
        using var bench = new Bench();

        var made = bench.Make(
            $"public class House {{ {declaration} {{ get; set; }} }} public readonly record struct Key(System.Guid Value); public enum Colour {{ DarkRed, [System.Runtime.Serialization.EnumMember(Value = \"azure\")] Blue, [Map(\"#0f0\")] Green }} {beside}",
            $"{{ \"At\": {value} }}",
            "House");

        Assert.Equal(1, made.Info.SampleValues);
    }

    [Theory]
    [InlineData("public System.DateTime At", "1767225600", "a date with a time")]
    [InlineData("public bool At", "1", "true or false is expected")]
    [InlineData("public bool At", "\"yes\"", "true or false is expected")]
    [InlineData("public System.DateTime At", "\"06/01/2026\"", "a date with a time")]
    [InlineData("public List<string> At", "\"x\"", "an array of string is expected")]
    [InlineData("public Colour At", "\"17x\"", "'17x' is not a value of Colour")]
    [InlineData("public Pair At", "1", "an object of the type Pair is expected")]
    [InlineData("public HashSet<int> At", "[1, 1]", "the sample has an element twice")]
    [InlineData("public int At", "\"seven\"", "a whole number")]
    [InlineData("public int At", "\"\"", "a whole number")]
    [InlineData("public int At", "null", "At is null, and House declares that it never is.")]
    public void What_could_mean_several_things_is_not_guessed(string declaration, string value, string expected)
    {
        using var bench = new Bench();

        var exception = Assert.Throws<ModelException>(() => bench.Make($"public class House {{ {declaration} {{ get; set; }} }} public record struct Pair(int A, int B); public enum Colour {{ Red }}", $"{{ \"At\": {value} }}", "House"));

        Assert.Contains(expected, exception.Message, StringComparison.Ordinal);
    }

    /// <summary>Its class gives it a value then, as one constructor of it says.</summary>
    [Theory]
    [InlineData("bool?", true)]
    [InlineData("bool", false)]
    public void A_null_is_taken_where_a_constructor_takes_one_in_the_place_of_the_member(string parameter, bool isTaken)
    {
        using var bench = new Bench();
        var source = $"public class House {{ public House(int number, {parameter} isSold) {{ Number = number; IsSold = isSold is true; }} public int Number {{ get; set; }} public bool IsSold {{ get; set; }} }}";

        var exception = Record.Exception(() => bench.Make(source, """{ "number": 7, "isSold": null }""", "House"));

        Assert.True(isTaken ? exception is null : exception is ModelException mistake && mistake.Message.Contains("IsSold is null, and House declares that it never is", StringComparison.Ordinal), exception?.Message);
    }

    [Theory]
    [InlineData("\"open\"", true)]
    [InlineData("\"shut\"", false)]
    public void A_computed_value_that_keeps_one_text_is_that_text(string value, bool isSame)
    {
        using var bench = new Bench();

        var exception = Record.Exception(() => bench.Make("public readonly struct State { private readonly string _value; public State(string value) => _value = value; public static readonly State Open = new(\"open\"); } public class House { public int Number { get; set; } public State State => State.Open; }", $"{{ \"number\": 7, \"state\": {value} }}", "House"));

        Assert.True(isSame ? exception is null : exception is ModelException mistake && mistake.Message.Contains("House computes it", StringComparison.Ordinal), exception?.Message);
    }

    [Fact]
    public void The_place_of_a_schema_is_no_data_and_its_neighbours_are()
    {
        using var bench = new Bench();

        Assert.Contains(bench.Make("public class House { public int Number { get; set; } }", """{ "$schema": "https://example.org/house.json", "number": 7 }""").Info.Notes, note => note.Contains("House.$schema", StringComparison.Ordinal));
        Assert.Contains("House has no member '$comment'", Assert.Throws<ModelException>(() => bench.Make("public class House { public int Number { get; set; } }", """{ "$comment": "x", "number": 7 }""")).Message, StringComparison.Ordinal);
    }

    /// <summary>A getter that makes a list of it would throw.</summary>
    [Fact]
    public void A_private_list_of_which_a_property_makes_another_is_never_null()
    {
        using var bench = new Bench();

        Assert.Contains("Rooms is null, and House declares that it never is", Assert.Throws<ModelException>(() => bench.Make("using System.Linq; public class House { private readonly List<int> _rooms = new(); public IReadOnlyList<int> Rooms => _rooms.ToList(); }", """{ "rooms": null }""", "House")).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_name_that_is_near_and_not_given_is_none()
    {
        using var bench = new Bench();

        Assert.Contains("House has no member 'nrr'", Assert.Throws<ModelException>(() => bench.Make("public class House { [JsonProperty(\"nr\")] public int Number { get; set; } }", """{ "nrr": 7 }""")).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Leniency_leaves_out_what_the_types_do_not_have_and_lists_it()
    {
        using var bench = new Bench();

        var made = bench.MakeLenient("public class House { public int Number { get; set; } public Room Hall { get; set; } } public class Room { public int Area { get; set; } }", """{ "Number": 7, "Colour": "red", "Hall": { "Area": 3, "Doors": 2 } }""");

        Assert.Contains(made.Info.Notes, note => note.Contains("House.Colour, Room.Doors", StringComparison.Ordinal));
        Assert.True(made.Info.IsLenient);
    }

    [Theory]
    [InlineData("public string Name { get; set; } = \"hill\";", "House.Name (null)")]
    [InlineData("public int Rooms { get; set; }", "House.Rooms (null)")]
    public void Leniency_leaves_out_a_null_that_its_member_does_not_take(string member, string expected)
    {
        using var bench = new Bench();
        var source = $"#nullable enable\npublic class House {{ public int Number {{ get; set; }} {member} }}";
        var sample = $"{{ \"Number\": 7, \"{expected.Split('.', ' ')[1]}\": null }}";

        Assert.Contains(bench.MakeLenient(source, sample).Info.Notes, note => note.Contains(expected, StringComparison.Ordinal));
        Assert.EndsWith("--lenient leaves such a null out.", Assert.Throws<ModelException>(() => bench.Make(source, sample)).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("""{ "Number": "seven" }""")]
    [InlineData("""{ "Number": null }""")]
    [InlineData("{}")]
    public void Leniency_takes_no_value_that_does_not_fit(string sample)
    {
        using var bench = new Bench();

        Assert.Throws<ModelException>(() => bench.MakeLenient("public class House { public required int Number { get; set; } }", sample));
    }

    [Fact]
    public void A_value_for_a_property_that_shows_none_is_left_out_and_that_is_said()
    {
        using var bench = new Bench();

        Assert.Contains(bench.Make("public class House { public int Number { get; set; } [JsonProperty(\"no\")] private int Raw { set => Number = value; } }", """{ "no": 3 }""").Info.Notes, note => note.Contains("take a value and show none", StringComparison.Ordinal) && note.Contains("House.no", StringComparison.Ordinal));
    }

    /// <summary>An attribute that keeps a member out of a database, or of another format, says nothing of JSON.</summary>
    [Theory]
    [InlineData("NotMapped")]
    [InlineData("System.Xml.Serialization.XmlIgnore")]
    [InlineData("Elsewhere.ProtoIgnore")]
    public void A_member_that_no_table_and_no_other_format_has_is_data_where_the_sample_has_it(string attribute)
    {
        using var bench = new Bench();
        var source = $"using System.ComponentModel.DataAnnotations.Schema; public class House {{ public int Number {{ get; set; }} [{attribute}] public bool IsSeen {{ get; set; }} [{attribute}] public System.Action Act {{ get; set; }} [System.Text.Json.Serialization.JsonIgnore] public int Never {{ get; set; }} }}";

        Assert.Contains("Numbering.First + 1", Bench.TextOf(bench.Make(source, """{ "Number": 1, "isSeen": true }""", "House")), StringComparison.Ordinal);
        Assert.DoesNotContain("Numbering.First + 1", Bench.TextOf(bench.Make(source, """{ "Number": 1 }""", "House")), StringComparison.Ordinal);
        Assert.Contains("House has no member 'never'", Assert.Throws<ModelException>(() => bench.Make(source, """{ "Number": 1, "never": 1 }""", "House")).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_value_that_the_type_changes_is_compared_after_the_change_and_that_is_said()
    {
        using var bench = new Bench();

        var made = bench.Make("public class House { string _name = \"\"; public string Name { get => _name.Trim(); set => _name = value; } }", """{ "Name": " hill " }""");

        Assert.Contains(made.Info.Notes, note => note.Contains("compared after the change: House.Name", StringComparison.Ordinal));
    }

    [Fact]
    public void A_value_that_the_type_keeps_is_no_change()
    {
        using var bench = new Bench();

        Assert.DoesNotContain(bench.Make("public class House { public string Name { get; set; } = \"\"; }", """{ "Name": " hill " }""").Info.Notes, note => note.Contains("change", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("[System.Text.Json.Serialization.JsonPolymorphic(TypeDiscriminatorPropertyName = \"kind\"), System.Text.Json.Serialization.JsonDerivedType(typeof(Cottage), \"cottage\"), System.Text.Json.Serialization.JsonDerivedType(typeof(Tower), \"tower\")] public abstract class House { public int Number { get; set; } }", """{ "Home": { "kind": "cottage", "Number": 7 } }""")]
    [InlineData("public abstract class House { public int Number { get; set; } }", """{ "Home": { "$type": "Some.Space.Cottage, Some.Assembly", "Number": 7 } }""")]
    public void The_class_of_an_object_has_the_name_that_the_code_gives_it(string house, string sample) =>
        Assert.Contains("Number = 7", Read($"{house} public class Cottage : House {{ }} public class Tower : House {{ public required int Floors {{ get; set; }} }} public class Street {{ public House? Home {{ get; set; }} }}", sample, "Street"), StringComparison.Ordinal);

    [Fact]
    public void What_the_type_has_no_member_for_goes_where_the_type_keeps_it()
    {
        var read = Read("public class House { public int Number { get; set; } [System.Text.Json.Serialization.JsonExtensionData] public Dictionary<string, object>? Rest { get; set; } }", """{ "Number": 7, "Colour": "red" }""");

        Assert.Contains("Colour", read, StringComparison.Ordinal);
    }

    /// <summary>What workers get, as text.</summary>
    private static string Read(string source, string sample, string? type = null)
    {
        using var bench = new Bench();
        return Values.Of(bench.Make("#nullable enable\n" + source, sample, type));
    }
}
