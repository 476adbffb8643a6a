using System.Runtime.Serialization.Formatters.Binary;

/// <summary>BinaryFormatter from its compatibility package. Insecure by design; it is here for comparison, because old systems still use it.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new FormatterVariant()];
}

internal sealed class FormatterVariant() : Variant("")
{
    private static readonly Dictionary<Construct, string> s_refused = new()
    {
        [Construct.DateOnly] = "the framework does not mark that type as [Serializable]",
        [Construct.TimeOnly] = "the framework does not mark that type as [Serializable]",
    };

    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs.HasFlag(Needs.NoAttributes)
        ? binder.Unsupported("every type must carry [Serializable]")
        : binder.Workload.Shape.WhyNot(s_refused) is { } reason ? binder.Unsupported(reason)
        : binder.To(new FormatterAdapter<T>(new BinaryFormatter()));
}

internal readonly struct FormatterAdapter<T>(BinaryFormatter formatter) : IAdapter<T> where T : class
{
    public void Serialize(T value, IBufferWriter<byte> destination) => formatter.Serialize(destination.AsStream(), value);

    public T Deserialize(ReadOnlyMemory<byte> payload) => (T)formatter.Deserialize(payload.AsStream());
}
