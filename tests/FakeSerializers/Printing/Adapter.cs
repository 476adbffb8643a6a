/// <summary>Works, and uses the console while it does: prints, and asks a question that is never answered.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new PrintingVariant()];
}

internal sealed class PrintingVariant() : FakeVariant("")
{
    protected override Binding BindAny<T>(Binder<T> binder)
    {
        Console.WriteLine("This library is unlicensed.");
        return binder.To(new PrintingAdapter<T>());
    }
}

internal readonly struct PrintingAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        Console.WriteLine("writing");
        Json.Write(value, destination);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        Console.Out.Write("42\nContinue? ");
        return Console.ReadLine() is null ? Json.Read<T>(payload) : throw new InvalidOperationException("It took a line of the protocol.");
    }
}
