using System.Reflection;
using Goldilocks;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;
using Newtonsoft.Json.Serialization;

/// <summary>Passes [RawJson] members through, as a JRaw member would. The reader copies the raw value token by token, so white space is lost.</summary>
internal sealed class RawJsonContracts : DefaultContractResolver
{
    public static RawJsonContracts Shared { get; } = new();

    protected override JsonProperty CreateProperty(MemberInfo member, MemberSerialization memberSerialization)
    {
        var property = base.CreateProperty(member, memberSerialization);
        if (member.IsDefined(typeof(RawJsonAttribute)))
        {
            property.Converter = new RawJsonConverter();
#if !ONE_CONVERTER
            property.MemberConverter = property.Converter;
#endif
        }

        return property;
    }

    /// <summary>Not the generic base class, which the library has since 11.0.1 only.</summary>
    private sealed class RawJsonConverter : JsonConverter
    {
        public override bool CanConvert(Type objectType) => objectType == typeof(string);

        public override object? ReadJson(JsonReader reader, Type objectType, object? existingValue, JsonSerializer serializer) => JRaw.Create(reader).Value;

        public override void WriteJson(JsonWriter writer, object? value, JsonSerializer serializer) => writer.WriteRawValue((string?)value);
    }
}
