#if TAKES_STAND_INS
using System.Text.Json;
using System.Text.Json.Serialization;
using Goldilocks.Prober;

/// <summary>A converter as a program writes one that gives the library another object. It is not asked about null.</summary>
internal sealed class StandIn<T, TStandIn> : JsonConverter<T> where T : class, IStandIn<T, TStandIn> where TStandIn : class
{
    public override T Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => T.OfStandIn(JsonSerializer.Deserialize<TStandIn>(ref reader, options)!);

    public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) => JsonSerializer.Serialize(writer, value.ToStandIn(), options);
}
#endif
