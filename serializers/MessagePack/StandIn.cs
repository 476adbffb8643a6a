#if TAKES_STAND_INS
using Goldilocks.Prober;
using MessagePack;
using MessagePack.Formatters;

/// <summary>A formatter as a program writes one that gives the library another object, whose formatter knows null.</summary>
internal sealed class StandIn<T, TStandIn> : IMessagePackFormatter<T?> where T : class, IStandIn<T, TStandIn> where TStandIn : class
{
    public void Serialize(ref MessagePackWriter writer, T? value, MessagePackSerializerOptions options) => options.Resolver.GetFormatterWithVerify<TStandIn?>().Serialize(ref writer, value?.ToStandIn(), options);

    public T? Deserialize(ref MessagePackReader reader, MessagePackSerializerOptions options) => options.Resolver.GetFormatterWithVerify<TStandIn?>().Deserialize(ref reader, options) is { } standIn ? T.OfStandIn(standIn) : null;
}
#endif
