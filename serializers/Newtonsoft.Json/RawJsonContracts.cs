using System.Reflection;
using Goldilocks.Neutral;
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
        }

        return property;
    }

    private sealed class RawJsonConverter : JsonConverter<string>
    {
        public override string? ReadJson(JsonReader reader, Type objectType, string? existingValue, bool hasExistingValue, JsonSerializer serializer) =>
            (string?)JRaw.Create(reader).Value;

        public override void WriteJson(JsonWriter writer, string? value, JsonSerializer serializer) => writer.WriteRawValue(value);
    }
}
