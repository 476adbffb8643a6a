using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Goldilocks;

/// <summary>
/// Adds, by contract customization, information that the types lack, because they carry no attributes of this library.
/// Added only for the workloads that need it, so that the others keep the library's default contracts.
/// </summary>
internal static class Contracts
{
    public static IJsonTypeInfoResolver Customize(IJsonTypeInfoResolver metadata, Needs needs, ModelShape shape)
    {
        if (shape.Has(Construct.GetOnlyCollection) || shape.Has(Construct.InitializedMember))
        {
            metadata = metadata.WithAddedModifier(FillCollectionsWithoutSetter);
        }

        if (needs.HasFlag(Needs.EmbeddedType))
        {
            metadata = metadata.WithAddedModifier(NameDerivedTypes);
        }

        if (needs.HasFlag(Needs.Polymorphism))
        {
            metadata = metadata.WithAddedModifier(NumberDerivedTypes);
        }

        return needs.HasFlag(Needs.RawJson) ? metadata.WithAddedModifier(PassRawJsonThrough) : metadata;
    }

    /// <summary>Replaces [JsonDerivedType] on the interface, with names. The values are then built through their constructors.</summary>
    private static void NameDerivedTypes(JsonTypeInfo type) => AddDerivedTypes(type, derived => new(derived.Type, derived.Type.Name));

    /// <summary>Replaces [JsonDerivedType] on the base class, with the numbers of the neutral attributes.</summary>
    private static void NumberDerivedTypes(JsonTypeInfo type) => AddDerivedTypes(type, derived => new(derived.Type, derived.Tag));

    /// <summary>What a converter of the user's own reads and writes is its own: the library refuses derived types there.</summary>
    private static void AddDerivedTypes(JsonTypeInfo type, Func<DerivedModelType, JsonDerivedType> describe)
    {
        if (type.Kind == JsonTypeInfoKind.None)
        {
            return;
        }

        foreach (var derived in ModelTypes.DerivedFrom(type.Type))
        {
            type.PolymorphismOptions ??= new();

            // A user's own types may list some of them in attributes.
            if (type.PolymorphismOptions.DerivedTypes.All(known => known.DerivedType != derived.Type))
            {
                type.PolymorphismOptions.DerivedTypes.Add(describe(derived));
            }
        }
    }

    /// <summary>The library's documentation calls it populating. It is asked for on the members alone, because asking for it in the options concerns all others too. What a class has no member for goes into a dictionary that is there without being asked.</summary>
    private static void FillCollectionsWithoutSetter(JsonTypeInfo type)
    {
        foreach (var property in type.Properties.Where(property => property.Set is null && !property.IsExtensionData && CanBeFilled(property.PropertyType)))
        {
            property.ObjectCreationHandling = JsonObjectCreationHandling.Populate;
        }
    }

    private static readonly HashSet<Type> s_filled = [typeof(ICollection<>), typeof(IDictionary<,>), typeof(Queue<>)];

    private static bool CanBeFilled(Type type) => !type.IsArray && type.GetInterfaces().Append(type).Any(candidate => candidate.IsGenericType && s_filled.Contains(candidate.GetGenericTypeDefinition()));

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
