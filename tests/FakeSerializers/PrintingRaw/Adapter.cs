using System.Text;

/// <summary>Prints past the console, to the descriptor that carried the protocol before the host took it away.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new RawPrintingVariant()];
}

internal sealed class RawPrintingVariant() : FakeVariant("")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new RawPrintingAdapter<T>());
}

internal readonly struct RawPrintingAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using (var output = Console.OpenStandardOutput())
        {
            output.Write(Encoding.UTF8.GetBytes("hello from a library\n"));
        }

        Json.Write(value, destination);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
