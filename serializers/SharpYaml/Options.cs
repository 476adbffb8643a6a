using System.Text.Json;
using System.Text.Json.Serialization;
using SharpYaml;

/// <summary>What programs set in YamlSerializerOptions, one at a time.</summary>
internal static class YamlOptions
{
    public static IReadOnlyList<VariantOption> All =>
    [
        Of(OptionKind.Bare, "new YamlSerializerOptions()", _ => new()),
        Of(OptionKind.Together, "PropertyNamingPolicy and DictionaryKeyPolicy = CamelCase, PropertyNameCaseInsensitive and WhenWritingNull", options => options with
        {
            PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
            DictionaryKeyPolicy = JsonNamingPolicy.CamelCase,
            PropertyNameCaseInsensitive = true,
            DefaultIgnoreCondition = YamlIgnoreCondition.WhenWritingNull,
        }),
        new(OptionKind.Writer, "a TextWriter whose NewLine is that of Windows, and a TextReader", () => new ReflectionVariant("", YamlReferenceHandling.None, byText: true)),
        Of(OptionKind.Names, "PropertyNamingPolicy = CamelCase", options => options with { PropertyNamingPolicy = JsonNamingPolicy.CamelCase }),
        Of(OptionKind.Case, "PropertyNameCaseInsensitive", options => options with { PropertyNameCaseInsensitive = true }),
        Of(OptionKind.Nulls, "DefaultIgnoreCondition = WhenWritingNull", options => options with { DefaultIgnoreCondition = YamlIgnoreCondition.WhenWritingNull }),
        Of(OptionKind.Defaults, "DefaultIgnoreCondition = WhenWritingDefault", options => options with { DefaultIgnoreCondition = YamlIgnoreCondition.WhenWritingDefault }),
        Of(OptionKind.Collections, "DictionaryKeyPolicy = CamelCase", options => options with { DictionaryKeyPolicy = JsonNamingPolicy.CamelCase }),
        Of(OptionKind.Layout, "WriteIndented = false", options => options with { WriteIndented = false }),
        Of(OptionKind.Filling, "PreferredObjectCreationHandling = Populate", options => options with { PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate }),
        Of(OptionKind.Strict, "UnmappedMemberHandling = Disallow", options => options with { UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow }),
    ];

    private static VariantOption Of(OptionKind kind, string words, Func<YamlSerializerOptions, YamlSerializerOptions> set) => new(kind, words, () => new ReflectionVariant("", YamlReferenceHandling.None, set));
}
