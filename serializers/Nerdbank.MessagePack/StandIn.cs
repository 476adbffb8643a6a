#if TAKES_STAND_INS
using Goldilocks.Prober;
using Nerdbank.MessagePack;

/// <summary>A converter as a program writes one that gives the library another object, whose converter knows null.</summary>
internal sealed class StandIn<T, TStandIn> : MessagePackConverter<T> where T : class, IStandIn<T, TStandIn> where TStandIn : class
{
    public override T? Read(ref MessagePackReader reader, SerializationContext context) => context.GetConverter<TStandIn>(context.TypeShapeProvider).Read(ref reader, context) is { } standIn ? T.OfStandIn(standIn) : null;

    public override void Write(ref MessagePackWriter writer, in T? value, SerializationContext context) => context.GetConverter<TStandIn>(context.TypeShapeProvider).Write(ref writer, value?.ToStandIn(), context);
}
#endif
