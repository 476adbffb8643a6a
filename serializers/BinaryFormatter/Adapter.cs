using System.Runtime.Serialization.Formatters.Binary;

/// <summary>BinaryFormatter from its compatibility package. Insecure by design; it is here for comparison, because old systems still use it.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new FormatterVariant()];
}

internal sealed class FormatterVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs.HasFlag(Needs.NoAttributes)
        ? binder.Unsupported("every type must carry [Serializable]")
        : binder.To(new FormatterAdapter<T>(Create(binder.Workload.Shape)));

    /// <summary>Surrogates only where the types need them, because the formatter asks for one at every object.</summary>
    private static BinaryFormatter Create(ModelShape shape) => shape.Has(Construct.DateOnly) || shape.Has(Construct.TimeOnly)
        ? new() { SurrogateSelector = DaySurrogates.Selector }
        : new();
}

internal readonly struct FormatterAdapter<T>(BinaryFormatter formatter) : IAdapter<T> where T : class
{
    public void Serialize(T value, IBufferWriter<byte> destination) => formatter.Serialize(destination.AsStream(), value);

    public T Deserialize(ReadOnlyMemory<byte> payload) => (T)formatter.Deserialize(payload.AsStream());
}
