using System.Runtime.Serialization.Formatters;
using System.Runtime.Serialization.Formatters.Binary;

/// <summary>BinaryFormatter from its compatibility package. Insecure by design; it is here for comparison, because old systems still use it.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new FormatterVariant()];
}

/// <param name="set">Sets an option more, for probes.</param>
internal sealed class FormatterVariant(Action<BinaryFormatter>? set = null) : Variant("")
{
    // A surrogate is the documented way to such types, but for a struct inside an object the reader calls it without the data that were written (System.Runtime.Serialization.Formatters 10.0.12).
    private const string IsNotSerializable = "the framework does not mark that type as [Serializable], and a surrogate gets no data for a struct";

    private static readonly Dictionary<Construct, string> s_refused = new()
    {
        [Construct.DateOnly] = IsNotSerializable,
        [Construct.TimeOnly] = IsNotSerializable,
    };

    public override IReadOnlyList<VariantOption> Options =>
    [
        new(OptionKind.Types, "TypeFormat = TypesAlways", () => new FormatterVariant(formatter => formatter.TypeFormat = FormatterTypeStyle.TypesAlways)),
        new(OptionKind.Texts, "TypeFormat = XsdString", () => new FormatterVariant(formatter => formatter.TypeFormat = FormatterTypeStyle.XsdString)),
        new(OptionKind.Names, "AssemblyFormat = Full", () => new FormatterVariant(formatter => formatter.AssemblyFormat = FormatterAssemblyStyle.Full)),
    ];

    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs.HasFlag(Needs.NoAttributes)
        ? binder.Unsupported("every type must carry [Serializable]")
        : binder.Workload.Shape.WhyNot(s_refused) is { } reason ? binder.Unsupported(reason)
        : binder.To(new FormatterAdapter<T>(Create()));

    private BinaryFormatter Create()
    {
        var formatter = new BinaryFormatter();
        set?.Invoke(formatter);
        return formatter;
    }
}

internal readonly struct FormatterAdapter<T>(BinaryFormatter formatter) : IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => formatter.Serialize(destination.AsStream(), value!);

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source) => (T)formatter.Deserialize(source);
}
