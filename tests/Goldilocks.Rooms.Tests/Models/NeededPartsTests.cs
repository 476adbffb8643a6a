using Goldilocks.Models.Reading;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>What objects and converters of an eleventh list of public types need. For each the near form that stays refused.</summary>
public sealed class NeededPartsTests
{
    private const string Converting = """
        using System.Text.Json;
        using System.Text.Json.Serialization;
        public class House { public int Number { get; set; } [JsonConverter(typeof(EmptyAsList))] public Owner? Owner { get; set; } }
        public class Owner { public string Name { get; set; } = ""; }
        public class EmptyAsList : JsonConverterFactory
        {
            public override bool CanConvert(Type type) => true;
            public override JsonConverter CreateConverter(Type type, JsonSerializerOptions options) => (JsonConverter)Activator.CreateInstance(typeof(One<>).MakeGenericType(type))!;
            private sealed class One<T> : JsonConverter<T?>
            {
                public override T? Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options)
                {
                    if (reader.TokenType == JsonTokenType.StartArray)
                    {
                        reader.Skip();
                        return default;
                    }

                    return JsonSerializer.Deserialize<T>(ref reader, options);
                }

                public override void Write(Utf8JsonWriter writer, T? value, JsonSerializerOptions options) => JsonSerializer.Serialize(writer, value, options);
            }
        }
        """;

    [Theory]
    [InlineData("""{ "Number": 7, "Owner": [] }""")]
    [InlineData("""{ "Number": 7, "Owner": { "Name": "Ada" } }""")]
    public void A_converter_that_an_attribute_names_may_ask_the_options_for_its_own_type(string sample)
    {
        using var bench = new Bench();

        Assert.Contains("Number = 7", Values.Of(bench.Make(Converting, sample, "House")), StringComparison.Ordinal);
    }

    private const string Needing = "#nullable enable\npublic class House { public int Number { get; } public string Street { get; } public List<string> Rooms { get; } public required string? Note { get; init; } public required string City { get; init; } public House(int number, string street, List<string> rooms) { Number = number; Street = street; Rooms = rooms; } }";

    [Theory]
    [InlineData("""{ "Number": 7 }""")]
    [InlineData("""{ "Number": 7, "Street": null, "Rooms": null, "Note": null, "City": null }""")]
    public void A_lenient_sample_may_lack_what_no_object_is_made_without(string sample)
    {
        using var bench = new Bench();

        Assert.Contains("--lenient", Assert.Throws<ModelException>(() => bench.Make(Needing, sample, "House")).Message, StringComparison.Ordinal);
        var made = bench.MakeLenient(Needing, sample, "House");

        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
        Assert.Contains(made.Info.Notes, note => note.StartsWith("Null or empty", StringComparison.Ordinal) && note.Contains("House.City", StringComparison.Ordinal) && note.Contains("House.Rooms", StringComparison.Ordinal));
    }

    [Fact]
    public void An_object_that_another_one_needs_is_not_made_of_nothing()
    {
        using var bench = new Bench();
        const string Source = "#nullable enable\npublic class House { public Owner Owner { get; } public House(Owner owner) => Owner = owner; } public class Owner { public string Name { get; set; } = \"\"; }";

        Assert.Contains("House needs a value for Owner", Assert.Throws<ModelException>(() => bench.MakeLenient(Source, "{}", "House")).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[Newtonsoft.Json.JsonProperty(\"no\")]", true)]
    [InlineData("", false)]
    public void A_class_for_a_library_that_takes_0_and_1_for_a_boolean_takes_them_for_all_its_members(string attribute, bool isTaken)
    {
        using var bench = new Bench();
        var source = $"public class House {{ {attribute} public int no {{ get; set; }} public bool IsOpen {{ get; set; }} }}";
        const string Sample = """{ "no": 7, "IsOpen": 1 }""";

        if (isTaken)
        {
            Assert.Contains("Number = 7", Values.Of(bench.Make(source, Sample, "House")), StringComparison.Ordinal);
        }
        else
        {
            Assert.Contains("true or false is expected", Assert.Throws<ModelException>(() => bench.Make(source, Sample, "House")).Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void A_class_without_data_between_two_may_have_the_code_that_the_upper_one_asks_for()
    {
        using var bench = new Bench();
        const string Source = """
            public class House { public string Kind => Door?.Kind ?? "none"; public Door? Door { get; set; } }
            public abstract class Door { public abstract string Kind { get; } }
            public abstract class Wooden : Door { public override string Kind => "wood"; }
            public class Oak : Wooden { public int Age { get; set; } }
            public class Steel : Door { public override string Kind => "steel"; public int Weight { get; set; } }
            """;

        Assert.Contains("class Wooden", Bench.TextOf(bench.Make(Source, null, "House")), StringComparison.Ordinal);
    }

    [Fact]
    public void A_constructor_gets_nothing_for_a_member_that_refuses_every_value_that_is_made_up()
    {
        using var bench = new Bench();
        const string Source = """
            public class House
            {
                private string? _key;
                public House(int number, string? key = null) { Number = number; if (key is not null) Key = key; }
                public int Number { get; }
                public string? Key { get => _key; set => _key = value is { Length: 35 } ? value : throw new ArgumentException("a key has 35 characters"); }
            }
            """;

        var made = bench.Make(Source, null, "House");

        Assert.Contains(made.Info.Notes, note => note.Contains("a key has 35 characters", StringComparison.Ordinal));
    }

    /// <summary>One library leaves out an override with the member above it, and refuses a mark at the override.</summary>
    [Theory]
    [InlineData("NO_MARK_AT_OVERRIDES", 1)]
    [InlineData("OTHER", 2)]
    public void A_computed_member_that_overrides_one_of_the_copy_carries_no_mark_for_an_adapter_that_says_so(string symbol, int marks)
    {
        using var bench = new Bench();
        const string Source = "public class House { public Door? Door { get; set; } } public abstract class Door { public abstract string Kind { get; } } public class Oak : Door { public override string Kind => \"oak\"; public int Age { get; set; } }";

        Assert.Equal(marks, Marks(Bench.TextOf(bench.Make(Source, null, "House")), symbol));
    }

    /// <summary>A converter of the code's own may find in the text what the class computes.</summary>
    [Theory]
    [InlineData("[System.Text.Json.Serialization.JsonConverter(typeof(DoorConverter))] ", "CALLS_CONVERTERS", 0)]
    [InlineData("[System.Text.Json.Serialization.JsonConverter(typeof(DoorConverter))] ", "OTHER", 1)]
    [InlineData("", "CALLS_CONVERTERS", 1)]
    public void A_computed_member_of_a_class_with_a_converter_is_written_by_an_adapter_that_calls_it(string attribute, string symbol, int marks)
    {
        using var bench = new Bench();
        var source = $"using System.Text.Json; public class House {{ public Door? Door {{ get; set; }} }} {attribute}public class Door {{ public string Kind => \"oak\"; public int Age {{ get; set; }} }}"
            + " public class DoorConverter : System.Text.Json.Serialization.JsonConverter<Door> { public override Door Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) { reader.Skip(); return new Door(); } public override void Write(Utf8JsonWriter writer, Door value, JsonSerializerOptions options) => writer.WriteNullValue(); }";

        Assert.Equal(marks, Marks(Bench.TextOf(bench.Make(source, null, "House")), symbol));
    }

    private static int Marks(string text, string symbol) => Microsoft.CodeAnalysis.CSharp.CSharpSyntaxTree.ParseText(text, new Microsoft.CodeAnalysis.CSharp.CSharpParseOptions(preprocessorSymbols: [symbol])).GetRoot().DescendantNodes()
        .OfType<Microsoft.CodeAnalysis.CSharp.Syntax.AttributeSyntax>().Count(attribute => attribute.Name.ToString() == "NotMember");
}
