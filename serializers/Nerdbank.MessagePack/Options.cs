using Nerdbank.MessagePack;

/// <summary>What programs set in the serializer, one at a time.</summary>
internal static class SerializerOptions
{
    public static IReadOnlyList<VariantOption> All =>
    [
        new(OptionKind.Bare, "new MessagePackSerializer()", () => new ShapeVariant("", new(), isBare: true)),
        Of(OptionKind.Together, "PropertyNamingPolicy = CamelCase without keys, SerializeEnumValuesByName and SerializeDefaultValues = Required", new() { PropertyNamingPolicy = MessagePackNamingPolicy.CamelCase, IgnoreKeyAttributes = true, SerializeEnumValuesByName = true, SerializeDefaultValues = SerializeDefaultValuesPolicy.Required }),
        Of(OptionKind.Names, "PropertyNamingPolicy = CamelCase, without keys", new() { PropertyNamingPolicy = MessagePackNamingPolicy.CamelCase, IgnoreKeyAttributes = true }),
        Of(OptionKind.Defaults, "SerializeDefaultValues = Never", new() { SerializeDefaultValues = SerializeDefaultValuesPolicy.Never }),
        Of(OptionKind.Nulls, "SerializeDefaultValues = ReferenceTypes", new() { SerializeDefaultValues = SerializeDefaultValuesPolicy.ReferenceTypes }),
        Of(OptionKind.Enums, "SerializeEnumValuesByName", new() { SerializeEnumValuesByName = true }),
        Of(OptionKind.Texts, "InternStrings", new() { InternStrings = true }),
        Of(OptionKind.Types, "UseDiscriminatorObjects", new() { UseDiscriminatorObjects = true }),
        Of(OptionKind.Collections, "MultiDimensionalArrayFormat = Flat", new() { MultiDimensionalArrayFormat = MultiDimensionalArrayFormat.Flat }),
        Of(OptionKind.Strict, "DeserializeDefaultValues = Default", new() { DeserializeDefaultValues = DeserializeDefaultValuesPolicy.Default }),
    ];

    private static VariantOption Of(OptionKind kind, string words, MessagePackSerializer serializer) => new(kind, words, () => new ShapeVariant("", serializer));
}
