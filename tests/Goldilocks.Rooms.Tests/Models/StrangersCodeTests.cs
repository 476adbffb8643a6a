using Goldilocks.Models.Reading;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>What a ninth list of public types needed that no earlier one did. For each the near form that stays refused.</summary>
public sealed class StrangersCodeTests
{
    [Theory]
    [InlineData("""{ "Number": 7 }""")]
    [InlineData("""{ "Number": 7, "Rooms": null }""")]
    public void A_constructor_may_take_null_for_a_member_that_then_holds_a_value(string sample)
    {
        using var bench = new Bench();
        const string Source = "#nullable enable\npublic class House { public int Number { get; } public string[] Rooms { get; } public House(int number, string[]? rooms) { Number = number; Rooms = rooms ?? []; } }";

        Assert.Contains("Number = 7", Values.Of(bench.Make(Source, sample, "House")), StringComparison.Ordinal);
        Assert.Contains("Rooms", Assert.Throws<ModelException>(() => bench.Make(Source.Replace("[]? rooms", "[] rooms", StringComparison.Ordinal), sample, "House")).Message, StringComparison.Ordinal);
    }

    private const string Served = "public class House { public int Number { get; set; } public Client? Client { get; set; } } public class Client { public string Key { get; set; } = \"\"; public System.Net.Http.HttpClient? Http { get; set; } }";

    [Fact]
    public void An_object_that_holds_a_connection_is_a_service_beside_the_data()
    {
        using var bench = new Bench();

        var made = bench.Make(Served, """{ "Number": 7 }""", "House");

        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
        Assert.Contains(made.Info.Notes, note => note.Contains("House.Client (Client? is a type of which no value can be made here, and the sample never has it)", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("House", """{ "Number": 7, "Client": { "Key": "a" } }""", "Client")]
    [InlineData("Client", """{ "Key": "a" }""", "Http is a HttpClient")]
    public void One_that_the_sample_has_and_one_that_is_the_root_are_refused(string type, string sample, string expected)
    {
        using var bench = new Bench();

        Assert.Contains(expected, Assert.Throws<ModelException>(() => bench.Make(Served, sample, type)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_list_of_such_objects_may_be_meant_as_data()
    {
        using var bench = new Bench();

        Assert.Contains("Goldilocks cannot make values of it", Assert.Throws<ModelException>(() => bench.Make(Served.Replace("Client? Client ", "List<Client>? Clients ", StringComparison.Ordinal), null, "House")).Message, StringComparison.Ordinal);
    }

    /// <summary>A key that the constructor makes itself is another one each time.</summary>
    [Fact]
    public void A_constructor_that_gives_a_member_another_value_than_its_parameter_is_not_the_one_that_makes_an_object_of_its_members()
    {
        using var bench = new Bench();
        const string Source = "public class House { protected House() { } public House(Guid id, int number) { Id = Guid.NewGuid(); Door = id; Number = number; } public Guid Id { get; private set; } public Guid Door { get; private set; } public int Number { get; private set; } }";

        Assert.Contains("Number = 7", Values.Of(bench.Make(Source, """{ "Id": "4f5e9d0c-3f3c-4f8e-9f55-0c1a3c9d2b10", "Number": 7 }""", "House")), StringComparison.Ordinal);
    }

    private const string Words = "public interface IWord { int Number { get; } string Spoken(int depth); } public class One : IWord { public int Number { get; set; } public string Spoken(int depth) => new string('-', depth) + Number; } "
        + "public class Phrase : List<IWord>, IWord { public int Number => Count; public string Spoken(int depth) => string.Concat(this.Select(word => word.Spoken(depth + 1))); } public class Speech { public IWord Word { get; set; } }";

    [Theory]
    [InlineData("")]
    [InlineData("public abstract class Maker<T> { protected sealed class Made : IWord { public T Held { get; set; } public int Number => 1; public string Spoken(int depth) => \"\"; } }")]
    public void Methods_of_an_interface_are_no_part_of_the_copy_and_a_class_in_a_generic_class_stands_for_none(string more)
    {
        using var bench = new Bench();

        Assert.Contains("Number = 7", Values.Of(bench.Make(Words + more, """{ "Word": { "$type": "One", "Number": 7 } }""", "Speech")), StringComparison.Ordinal);
    }

    [Fact]
    public void What_a_class_has_no_member_for_goes_into_a_private_dictionary_that_is_marked_for_it()
    {
        using var bench = new Bench();
        const string Source = "using System.Text.Json.Serialization; public class House { public Extras Extras { get; set; } } public class Extras { private readonly Dictionary<string, object> _all = []; [JsonExtensionData] public IDictionary<string, object> All => new System.Collections.ObjectModel.ReadOnlyDictionary<string, object>(_all); }";

        Assert.Contains("doors blue", Values.Of(bench.Make(Source, """{ "Extras": { "doors": "blue" } }""", "House")), StringComparison.Ordinal);
        Assert.Contains("has no member 'doors'", Assert.Throws<ModelException>(() => bench.Make(Source.Replace("[JsonExtensionData]", "", StringComparison.Ordinal), """{ "Extras": { "doors": "blue", "All": {} } }""", "House")).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void An_identifier_that_also_computes_gets_the_value_that_its_attribute_names()
    {
        using var bench = new Bench();
        const string Source = "public class House { public Built Built { get; set; } } [ValueObject<int>] public readonly partial struct Built { public int Century => _value / 100; }";

        Assert.Contains("Number = 7", Values.Of(bench.Make(Source, """{ "Built": 7 }""", "House")), StringComparison.Ordinal);
        Assert.Contains("a source generator may add them", Assert.Throws<ModelException>(() => bench.Make(Source.Replace("ValueObject<int>", "Marked", StringComparison.Ordinal), """{ "Built": 7 }""", "House")).Message, StringComparison.Ordinal);
    }

    private const string Page = "public class Page<T> { public int Count { get; set; } public List<T> Items { get; set; } } public class House { public int Number { get; set; } }";

    [Theory]
    [InlineData("Page<House>", """{ "Count": 1, "Items": [{ "Number": 7 }] }""")]
    [InlineData("Page<int>", """{ "Count": 1, "Items": [7] }""")]
    public void A_generic_type_is_the_root_with_its_arguments(string type, string sample)
    {
        using var bench = new Bench();

        Assert.Contains("Number = 7", Values.Of(bench.Make(Page, sample, type)), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Page<Barn>", "a Barn, which no file of the model declares")]
    [InlineData("Page<int, int>", "no type 'Page<int, int>'")]
    [InlineData("Page", "give its argument, such as --type 'Page<Order>'")]
    public void One_with_unknown_arguments_with_another_number_of_them_or_without_any_is_refused(string type, string expected)
    {
        using var bench = new Bench();

        Assert.Contains(expected, Assert.Throws<ModelException>(() => bench.Make(Page, null, type)).Message, StringComparison.Ordinal);
    }

    private const string Kind = "public class House { public Kind Kind { get; set; } } public class Kind : Name { private Kind(string value) : base(value) { } public static Kind Barn { get; } = new(\"barn\"); } public abstract class Name { protected Name(string value) { Value = value; } internal string Value { get; } }";

    [Fact]
    public void A_text_in_the_place_of_an_enum_may_be_kept_by_a_property_that_is_not_public()
    {
        using var bench = new Bench();

        Assert.Contains("barn", Values.Of(bench.Make(Kind, """{ "Kind": "barn" }""", "House")), StringComparison.Ordinal);
        Assert.Contains("an object of the type Kind is expected", Assert.Throws<ModelException>(() => bench.Make(Kind.Replace("internal string Value { get; }", "internal string Value { get; } internal int Other { get; }", StringComparison.Ordinal), """{ "Kind": "barn" }""", "House")).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Dictionary<string, object>", """{ "a": null, "b": "blue" }""")]
    [InlineData("List<object>", """[null, "blue"]""")]
    public void A_null_in_a_collection_that_has_none_is_refused_and_left_out_by_lenience(string collection, string json)
    {
        using var bench = new Bench();
        var (source, sample) = ($"#nullable enable\npublic class House {{ public {collection} Labels {{ get; set; }} = []; }}", $"{{ \"Labels\": {json} }}");

        Assert.EndsWith("--lenient leaves such a null out.", Assert.Throws<ModelException>(() => bench.Make(source, sample, "House")).Message, StringComparison.Ordinal);
        var made = bench.MakeLenient(source, sample, "House");
        Assert.Contains("blue", Values.Of(made), StringComparison.Ordinal);
        Assert.Contains(made.Info.Notes, note => note.Contains("(null)", StringComparison.Ordinal));
    }

    /// <summary>Its package is perhaps not on this machine, so that nothing calls it.</summary>
    [Fact]
    public void The_form_of_a_converter_that_says_in_code_what_it_converts_is_left_out_by_lenience()
    {
        using var bench = new Bench();
        const string Source = "using Elsewhere.Json; public class House { public int Number { get; set; } public Paint Paint { get; set; } } public class Paint { public int Red { get; set; } public int Green { get; set; } } public class Road { } public class PaintConverter : JsonConverter { public override bool CanConvert(Type type) => type == typeof(Paint); }";
        const string Sample = """{ "Number": 7, "Paint": "7/2" }""";

        Assert.EndsWith("--lenient leaves it out.", Assert.Throws<ModelException>(() => bench.Make(Source, Sample, "House")).Message, StringComparison.Ordinal);
        Assert.Contains("Number = 7", Values.Of(bench.MakeLenient(Source, Sample, "House")), StringComparison.Ordinal);
        Assert.Throws<ModelException>(() => bench.MakeLenient(Source.Replace("typeof(Paint)", "typeof(Paint) || type == typeof(Road)", StringComparison.Ordinal), Sample, "House"));
    }
}
