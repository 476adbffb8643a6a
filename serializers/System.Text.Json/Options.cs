using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

/// <summary>What programs set in JsonSerializerOptions, one at a time.</summary>
internal static class JsonOptions
{
    public static IReadOnlyList<VariantOption> All =>
    [
        new(OptionKind.Bare, "new JsonSerializerOptions()", () => new JsonVariant("", new DefaultJsonTypeInfoResolver(), isBare: true)),
        Together("", new DefaultJsonTypeInfoResolver()),
        new(OptionKind.Writer, "JsonSerializer.Serialize(Utf8JsonWriter) and Deserialize(string)", () => new JsonVariant("", new DefaultJsonTypeInfoResolver(), byText: true)),
        Of(OptionKind.Names, "PropertyNamingPolicy = CamelCase", options => options.PropertyNamingPolicy = JsonNamingPolicy.CamelCase),
        Of(OptionKind.Case, "PropertyNameCaseInsensitive", options => options.PropertyNameCaseInsensitive = true),
        Of(OptionKind.Nulls, "DefaultIgnoreCondition = WhenWritingNull", options => options.DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull),
        Of(OptionKind.Defaults, "DefaultIgnoreCondition = WhenWritingDefault", options => options.DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault),
        Of(OptionKind.Enums, "JsonStringEnumConverter", options => options.Converters.Add(new JsonStringEnumConverter())),
        Of(OptionKind.Numbers, "NumberHandling = AllowReadingFromString, WriteAsString and AllowNamedFloatingPointLiterals", options => options.NumberHandling = JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowNamedFloatingPointLiterals),
        Of(OptionKind.Texts, "Encoder = UnsafeRelaxedJsonEscaping", options => options.Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping),
        Of(OptionKind.Collections, "DictionaryKeyPolicy = CamelCase", options => options.DictionaryKeyPolicy = JsonNamingPolicy.CamelCase),
        Of(OptionKind.References, "ReferenceHandler = Preserve", options => options.ReferenceHandler = ReferenceHandler.Preserve),
        Of(OptionKind.Layout, "WriteIndented", options => options.WriteIndented = true),
        Of(OptionKind.Filling, "PreferredObjectCreationHandling = Populate", options => options.PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate),
        Of(OptionKind.Members, "IncludeFields", options => options.IncludeFields = true),
#if NET9_0_OR_GREATER
        Of(OptionKind.Strict, "UnmappedMemberHandling = Disallow, RespectNullableAnnotations and RespectRequiredConstructorParameters", options =>
            (options.UnmappedMemberHandling, options.RespectNullableAnnotations, options.RespectRequiredConstructorParameters) = (JsonUnmappedMemberHandling.Disallow, true, true)),
#endif
    ];

    /// <summary>What web programs set.</summary>
    public static VariantOption Together(string name, IJsonTypeInfoResolver metadata) => new(OptionKind.Together, "PropertyNamingPolicy and DictionaryKeyPolicy = CamelCase, PropertyNameCaseInsensitive, NumberHandling = AllowReadingFromString, WhenWritingNull and JsonStringEnumConverter", () => new JsonVariant(name, metadata, set: options =>
    {
        options.PropertyNamingPolicy = options.DictionaryKeyPolicy = JsonNamingPolicy.CamelCase;
        options.PropertyNameCaseInsensitive = true;
        options.NumberHandling = JsonNumberHandling.AllowReadingFromString;
        options.DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull;
        options.Converters.Add(new JsonStringEnumConverter(JsonNamingPolicy.CamelCase));
    }));

    private static VariantOption Of(OptionKind kind, string words, Action<JsonSerializerOptions> set) => new(kind, words, () => new JsonVariant("", new DefaultJsonTypeInfoResolver(), set: set));
}
