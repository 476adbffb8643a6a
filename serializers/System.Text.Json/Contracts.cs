using System.Text.Json.Serialization.Metadata;
using System.Text.Json.Serialization;
using System.Reflection;
using System.Text.Json;
using Goldilocks.Neutral;

/// <summary>
/// Says through contract customization what the types themselves do not say, because they carry no attributes of this library.
/// Added only for the workloads that need it, so that the others keep the contracts that a user gets without any of this.
/// </summary>
internal static class Contracts
{
    public static IJsonTypeInfoResolver Customize(IJsonTypeInfoResolver metadata, Needs needs)
    {
        if (needs.HasFlag(Needs.EmbeddedType))
        {
            metadata = metadata.WithAddedModifier(NameMessages);
        }

        if (needs.HasFlag(Needs.Polymorphism))
        {
            metadata = metadata.WithAddedModifier(NumberDerivedTypes);
        }

        return needs.HasFlag(Needs.RawJson) ? metadata.WithAddedModifier(PassRawJsonThrough) : metadata;
    }

    /// <summary>What [JsonDerivedType] on the interface would say. The values are then built through their constructors.</summary>
    private static void NameMessages(JsonTypeInfo type)
    {
        if (type.Type == typeof(IMessage))
        {
            type.PolymorphismOptions = new() { DerivedTypes = { new(typeof(TestMessage), nameof(TestMessage)) } };
        }
    }

    /// <summary>What [JsonDerivedType] on the base class would say, from the neutral attributes.</summary>
    private static void NumberDerivedTypes(JsonTypeInfo type)
    {
        foreach (var derived in type.Type.GetCustomAttributes<NoDerivedAttribute>(inherit: false))
        {
            type.PolymorphismOptions ??= new();
            type.PolymorphismOptions.DerivedTypes.Add(new(derived.Type, derived.Tag));
        }
    }

    private static void PassRawJsonThrough(JsonTypeInfo type)
    {
        foreach (var property in type.Properties)
        {
            if (property.AttributeProvider?.IsDefined(typeof(RawJsonAttribute), inherit: false) == true)
            {
                property.CustomConverter = new RawJsonConverter();
            }
        }
    }

    private sealed class RawJsonConverter : JsonConverter<string>
    {
        public override string Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
            JsonElement.ParseValue(ref reader).GetRawText();

        public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options) =>
            writer.WriteRawValue(value, skipInputValidation: true);
    }
}
