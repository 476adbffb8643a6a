using Goldilocks.Models.Reading;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>An application gives converters of its own to System.Text.Json, and its samples are in their forms. For each the near form that stays refused.</summary>
public sealed class SourceConverterTests
{
    private const string House = "#nullable enable\nusing System; using System.Text.Json; using System.Text.Json.Serialization; namespace Street { public class House { public int Number { get; set; } public Paint Paint { get; set; } = new(0, 0); } public class Paint { public Paint(int red, int green) { Red = red; Green = green; } public int Red { get; } public int Green { get; } } ";
    private const string Writing = "public override void Write(Utf8JsonWriter writer, Paint value, JsonSerializerOptions options) => throw new NotImplementedException(); }";
    private const string Reading = "{ public override Paint Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => Parts.Of(reader.GetString()!); ";
    private const string Parts = "internal static class Parts { public static unsafe Paint Of(string text) => new(int.Parse(text.Split('/')[0]), int.Parse(text.Split('/')[1])); }";
    private const string Sample = """{ "Number": 1, "Paint": "7/2" }""";

    [Theory]
    [InlineData("internal sealed class PaintConverter : JsonConverter<Paint> " + Reading + Writing, "PaintConverter")]
    [InlineData("public abstract class Own<T> : JsonConverter<T> { } public class PaintConverter : Own<Paint> " + Reading + Writing, "PaintConverter")]
    public void Reads_a_form_that_the_type_does_not_have(string converter, string name)
    {
        using var bench = new Bench();

        var made = bench.Make($"{House}{converter} {Parts} }}", Sample, "House");

        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
        Assert.Contains(made.Info.Notes, note => note.StartsWith("Read by converters of the sources", StringComparison.Ordinal) && note.Contains(name, StringComparison.Ordinal));
        Assert.DoesNotContain(name, Bench.TextOf(made), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public class PaintConverter : JsonConverter<Paint> " + Reading + Writing + " public class OtherConverter : JsonConverter<Paint> " + Reading + Writing)]
    [InlineData("public class PaintConverter : JsonConverter<Paint> { private readonly Elsewhere.Log _log = new(); public override Paint Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => _log.Of(reader.GetString()); " + Writing)]
    [InlineData("public class PaintConverter : JsonConverter<Paint> { public PaintConverter(string sign) { } public override Paint Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new(7, 2); " + Writing)]
    [InlineData("public class PaintConverter : Elsewhere.JsonConverter<Paint> " + Reading + Writing)]
    public void Is_not_asked_where_two_could_be_meant_or_it_cannot_be_had(string converter)
    {
        using var bench = new Bench();

        var mistake = Assert.Throws<ModelException>(() => bench.Make($"{House}{converter} {Parts} }}", Sample, "House")).Message;

        Assert.Contains("$.Paint: an object of the type Paint is expected", mistake, StringComparison.Ordinal);
        Assert.EndsWith("--lenient leaves it out.", mistake, StringComparison.Ordinal);
    }

    [Fact]
    public void Is_not_asked_for_a_form_that_the_type_has()
    {
        using var bench = new Bench();

        var made = bench.Make($"{House}public class PaintConverter : JsonConverter<Paint> {Reading}{Writing} {Parts} }}", """{ "Number": 1, "Paint": { "Red": 7, "Green": 2 } }""", "House");

        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
        Assert.DoesNotContain(made.Info.Notes, note => note.StartsWith("Read by converters", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("\"blue\"", true)]
    [InlineData("[3]", false)]
    public void A_factory_of_converters_reads_what_its_converters_read(string paint, bool isRead)
    {
        using var bench = new Bench();
        var sample = $"{{ \"Number\": 7, \"Paint\": {paint} }}";
        const string Source = """
            #nullable enable
            using System; using System.Text.Json; using System.Text.Json.Serialization;
            public class House { public int Number { get; set; } public Word<Colour> Paint { get; set; } = new(Colour.Red); }
            public enum Colour { Red, Blue }
            public class Word<T> where T : Enum { public Word(T value) { Value = value; } public T Value { get; } public string? Raw { get; set; } }
            public sealed class WordConverter : JsonConverterFactory
            {
                public override bool CanConvert(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Word<>);
                public override JsonConverter? CreateConverter(Type type, JsonSerializerOptions options) => (JsonConverter?)Activator.CreateInstance(typeof(Inner<>).MakeGenericType(type.GetGenericArguments()[0]));
                private sealed class Inner<T> : JsonConverter<Word<T>> where T : Enum
                {
                    public override Word<T> Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => reader.TokenType switch { JsonTokenType.String => new((T)Enum.Parse(typeof(T), reader.GetString()!, true)), _ => throw new JsonException("no") };
                    public override void Write(Utf8JsonWriter writer, Word<T> value, JsonSerializerOptions options) => throw new NotImplementedException();
                }
            }
            """;

        if (isRead)
        {
            Assert.Contains(bench.Make(Source, sample, "House").Info.Notes, note => note.Contains("WordConverter", StringComparison.Ordinal));
            return;
        }

        Assert.Contains("$.Paint: an object of the type Word<Colour> is expected", Assert.Throws<ModelException>(() => bench.Make(Source, sample, "House")).Message, StringComparison.Ordinal);
    }

    /// <summary>Its package is known because the project refers to it. What the converter gives to the serializer must fit, because the copy has none of the attributes of Newtonsoft.Json.</summary>
    [Theory]
    [InlineData("public Paint Paint { get; set; } = new();", "public override bool CanConvert(Type type) => type == typeof(Paint); public override object ReadJson(JsonReader reader, Type type, object? existing, JsonSerializer serializer) => new Paint { Red = int.Parse(((string)reader.Value!).Split('/')[0]) };", ": JsonConverter", "\"7/2\"", true)]
    [InlineData("[JsonConverter(typeof(PaintConverter))] public Paint Paint { get; set; } = new();", "public override bool CanConvert(Type type) => throw new NotImplementedException(); public override object ReadJson(JsonReader reader, Type type, object? existing, JsonSerializer serializer) => new Paint { Red = (int)JToken.Load(reader)[0]! };", ": JsonConverter", "[7]", true)]
    [InlineData("public Paint Paint { get; set; } = new();", "public override Paint ReadJson(JsonReader reader, Type type, Paint? existing, bool hasExisting, JsonSerializer serializer) => new Paint { Red = (int)(long)reader.Value! };", ": JsonConverter<Paint>", "7", true)]
    [InlineData("public Paint Paint { get; set; } = new();", "public override Paint Create(Type type) => new(); public override object ReadJson(JsonReader reader, Type type, object? existing, JsonSerializer serializer) => new Paint { Red = (int)(long)reader.Value! };", ": Newtonsoft.Json.Converters.CustomCreationConverter<Paint>", "7", true)]
    [InlineData("public Paint Paint { get; set; } = new();", "public override bool CanConvert(Type type) => type == typeof(Paint); public override object ReadJson(JsonReader reader, Type type, object? existing, JsonSerializer serializer) { var made = new Paint(); serializer.Populate(JArray.Load(reader)[0].CreateReader(), made); return made; }", ": JsonConverter", "[{ \"red_part\": 7 }]", false)]
    public void One_for_Newtonsoft_Json_reads_too(string member, string code, string above, string paint, bool isRead)
    {
        using var bench = new Bench();
        var writing = above.StartsWith(": JsonConverter<", StringComparison.Ordinal) ? "public override void WriteJson(JsonWriter writer, Paint? value, JsonSerializer serializer) { }" : "public override void WriteJson(JsonWriter writer, object? value, JsonSerializer serializer) { }";
        bench.Write("Shop/Shop.csproj", $"""<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net8.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup><ItemGroup><Reference Include="Newtonsoft.Json" HintPath="{Path.Combine(AppContext.BaseDirectory, "Newtonsoft.Json")}.dll" /></ItemGroup></Project>""");
        bench.Write("Shop/House.cs", $"#nullable enable\nusing Newtonsoft.Json; using Newtonsoft.Json.Linq; public class House {{ {member} }} public class Paint {{ [JsonProperty(\"red_part\")] public int Red {{ get; set; }} public int Green {{ get; set; }} }} public class PaintConverter {above} {{ {code} {writing} }}");
        var sample = bench.Write("sample.json", $"{{ \"Paint\": {paint} }}");

        if (isRead)
        {
            var made = bench.Make([bench["Shop/Shop.csproj"]], sample, "House");
            Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
            Assert.Contains(made.Info.Notes, note => note.StartsWith("Read by converters of the sources", StringComparison.Ordinal) && note.Contains("PaintConverter", StringComparison.Ordinal));
            Assert.DoesNotContain("Newtonsoft", Bench.TextOf(made), StringComparison.Ordinal);
            return;
        }

        Assert.Contains("$.Paint: ", Assert.Throws<ModelException>(() => bench.Make([bench["Shop/Shop.csproj"]], sample, "House")).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void One_of_another_file_is_found_in_the_project_of_the_file_that_is_named()
    {
        using var bench = new Bench();
        bench.Write("Shop/Shop.csproj", """<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup></Project>""");
        bench.Write("Shop/Converters.cs", $"#nullable enable\nusing System; using System.Text.Json; using System.Text.Json.Serialization; namespace Street {{ public class PaintConverter : JsonConverter<Paint> {Reading}{Writing} {Parts} }}");
        var house = bench.Write("Shop/House.cs", $"{House} }}");

        var made = bench.Make([house], bench.Write("sample.json", Sample), "House");

        Assert.Contains("Number = 7", Values.Of(made), StringComparison.Ordinal);
    }

    /// <summary>Of a member that is an object, no value can be of a class of the code's own. System.Text.Json would make one, and a verdict would call it wrong, so it is not given the converter.</summary>
    [Fact]
    public void An_object_of_which_a_converter_makes_a_class_is_read_as_a_dictionary()
    {
        using var bench = new Bench();
        const string Source = "using System.Text.Json; using System.Text.Json.Serialization; public class House { public int Number { get; set; } [JsonConverter(typeof(Words))] public object Door { get; set; } = 0; } public class Door { public string Name { get; set; } = \"\"; } public class Words : JsonConverter<object> { public override object Read(ref Utf8JsonReader reader, System.Type type, JsonSerializerOptions options) => reader.TokenType == JsonTokenType.String ? reader.GetString() + \"way\" : JsonSerializer.Deserialize<Door>(ref reader)!; public override void Write(Utf8JsonWriter writer, object value, JsonSerializerOptions options) { } }";

        var made = bench.Make(Source, """{ "Number": 7, "Door": { "Name": "hill" } }""", "House");

        Assert.Contains("hill", Values.Of(made), StringComparison.Ordinal);
        Assert.DoesNotContain("Words", Bench.TextOf(made), StringComparison.Ordinal);
        Assert.Contains(made.Info.Notes, note => note.StartsWith("Read as texts, numbers, lists and dictionaries", StringComparison.Ordinal) && note.Contains("House.Door", StringComparison.Ordinal));
        Assert.Contains("hillway", Values.Of(bench.Make(Source, """{ "Number": 7, "Door": "hill" }""", "House")), StringComparison.Ordinal);
    }
}
