#if TAKES_STAND_INS
using Goldilocks.Prober;
using Newtonsoft.Json;

/// <summary>A converter as a program writes one that gives the library another object.</summary>
internal sealed class StandIn<T, TStandIn> : JsonConverter where T : class, IStandIn<T, TStandIn> where TStandIn : class
{
    public override bool CanConvert(Type objectType) => objectType == typeof(T);

    public override object? ReadJson(JsonReader reader, Type objectType, object? existingValue, JsonSerializer serializer) => serializer.Deserialize<TStandIn>(reader) is { } standIn ? T.OfStandIn(standIn) : null;

    public override void WriteJson(JsonWriter writer, object? value, JsonSerializer serializer) => serializer.Serialize(writer, ((T?)value)?.ToStandIn(), typeof(TStandIn));
}
#endif
