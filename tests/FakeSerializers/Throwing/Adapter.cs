/// <summary>Throws: when it is bound, when it writes, or when it reads.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new ThrowingVariant("serialize", Step.Serialize),
        new ThrowingVariant("deserialize", Step.Deserialize),
        new ThrowingVariant("bind", Step.Bind),
    ];
}

internal enum Step
{
    Bind,
    Serialize,
    Deserialize,
}

internal sealed class ThrowingVariant(string name, Step step) : FakeVariant(name)
{
    protected override Binding BindAny<T>(Binder<T> binder) => step == Step.Bind
        ? throw new InvalidOperationException("No formatter for this type.")
        : binder.To(new ThrowingAdapter<T>(step));
}

internal readonly struct ThrowingAdapter<T>(Step step) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        if (step == Step.Serialize)
        {
            throw new NotSupportedException("Cannot write this type.");
        }

        Json.Write(value, destination);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => step == Step.Deserialize
        ? throw new FormatException("Cannot read\nwhat was written.")
        : Json.Read<T>(payload);
}
