using YamlDotNet.Core;
using YamlDotNet.Serialization;
using YamlDotNet.Serialization.Converters;
using YamlDotNet.Serialization.NamingConventions;

/// <summary>What programs ask of the two builders, one at a time.</summary>
internal static class YamlOptions
{
    public static IReadOnlyList<VariantOption> All =>
    [
        new(OptionKind.Bare, "new SerializerBuilder().Build()", () => new YamlVariant(isBare: true)),
        Of(OptionKind.Together, "CamelCaseNamingConvention, DefaultValuesHandling.OmitNull, DisableAliases and IgnoreUnmatchedProperties", SetTogether),
        new(OptionKind.Writer, "a TextWriter whose NewLine is that of Windows, and a MergingParser", () => new YamlVariant(byText: true)),
        Of(OptionKind.Names, "CamelCaseNamingConvention", (writer, reader) => (_, _) = (writer.WithNamingConvention(CamelCaseNamingConvention.Instance), reader.WithNamingConvention(CamelCaseNamingConvention.Instance))),
        Of(OptionKind.Nulls, "DefaultValuesHandling.OmitNull", (writer, _) => writer.ConfigureDefaultValuesHandling(DefaultValuesHandling.OmitNull)),
        Of(OptionKind.Defaults, "DefaultValuesHandling.OmitDefaults", (writer, _) => writer.ConfigureDefaultValuesHandling(DefaultValuesHandling.OmitDefaults)),
        Of(OptionKind.References, "DisableAliases", (writer, _) => writer.DisableAliases()),
        Of(OptionKind.Types, "EnsureRoundtrip", (writer, _) => writer.EnsureRoundtrip()),
#if DATE_CONVERTERS
        // It brings its own.
        Of(OptionKind.Layout, "JsonCompatible", (writer, _) => writer.WithoutTypeConverter(typeof(DateOnlyConverter)).WithoutTypeConverter(typeof(TimeOnlyConverter)).WithoutTypeConverter(typeof(DateTimeOffsetConverter)).JsonCompatible()),
#endif
#if BUILDER_OPTIONS
        Of(OptionKind.Case, "WithCaseInsensitivePropertyMatching", (_, reader) => reader.WithCaseInsensitivePropertyMatching()),
        Of(OptionKind.Collections, "DefaultValuesHandling.OmitEmptyCollections", (writer, _) => writer.ConfigureDefaultValuesHandling(DefaultValuesHandling.OmitEmptyCollections)),
        Of(OptionKind.Numbers, "WithAttemptingUnquotedStringTypeDeserialization", (_, reader) => reader.WithAttemptingUnquotedStringTypeDeserialization()),
        Of(OptionKind.Texts, "WithQuotingNecessaryStrings", (writer, _) => writer.WithQuotingNecessaryStrings()),
        Of(OptionKind.Strict, "WithEnforceNullability, WithEnforceRequiredMembers and WithDuplicateKeyChecking", (_, reader) => reader.WithEnforceNullability().WithEnforceRequiredMembers().WithDuplicateKeyChecking()),
        Of(OptionKind.Constructors, "EnablePrivateConstructors", (writer, reader) => (_, _) = (writer.EnablePrivateConstructors(), reader.EnablePrivateConstructors())),
        Of(OptionKind.Members, "IncludeNonPublicProperties", (writer, reader) => (_, _) = (writer.IncludeNonPublicProperties(), reader.IncludeNonPublicProperties())),
#endif
    ];

    /// <summary>What programs set for files of settings.</summary>
    private static void SetTogether(SerializerBuilder writer, DeserializerBuilder reader)
    {
        writer.WithNamingConvention(CamelCaseNamingConvention.Instance).ConfigureDefaultValuesHandling(DefaultValuesHandling.OmitNull).DisableAliases();
        reader.WithNamingConvention(CamelCaseNamingConvention.Instance).IgnoreUnmatchedProperties();
    }

    private static VariantOption Of(OptionKind kind, string words, Action<SerializerBuilder, DeserializerBuilder> set) => new(kind, words, () => new YamlVariant(set));
}
