using System.Text.Json;

/// <summary>One variant for each way of binding that differs from a plain round trip of the application's own type.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new OwnObjectsVariant(),
        new WriteOnlyVariant(),
        new ReadOnlyVariant(),
        new UnsupportedVariant(),
    ];
}

internal sealed class OwnObjectsVariant() : FakeVariant("own objects")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new OwnObjectsAdapter<T>(), static value => new Envelope<T>(value), static own => own.Value);
}

internal sealed record Envelope<T>(T Value);

internal readonly struct OwnObjectsAdapter<T> : IAdapter<Envelope<T>>
{
    public void Serialize(Envelope<T> value, IBufferWriter<byte> destination) => Json.Write(value, destination);

    public Envelope<T> Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<Envelope<T>>(payload);
}

internal sealed class WriteOnlyVariant() : FakeVariant("writes only")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.WriteOnly(new WriteOnlyAdapter<T>(), Json.Read<T>, "there is no reader");
}

internal readonly struct WriteOnlyAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => Json.Write(value, destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => throw new NotSupportedException("Asked to read although it only writes.");
}

internal sealed class ReadOnlyVariant() : FakeVariant("reads only")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.ReadOnly<ReadOnlyAdapter, int>(
        new ReadOnlyAdapter(),
        Json.Write,
        static (expected, tokens) => tokens == TokensOf(expected) ? null : $"{tokens} tokens",
        "tokens only");

    private static int TokensOf<T>(T value)
    {
        var written = new PayloadWriter();
        Json.Write(value, written);
        return new ReadOnlyAdapter().Deserialize(written.Written);
    }
}

internal readonly struct ReadOnlyAdapter : IAdapter<int>
{
    public void Serialize(int value, IBufferWriter<byte> destination) => throw new NotSupportedException("Asked to write although it only reads.");

    public int Deserialize(ReadOnlyMemory<byte> payload)
    {
        var reader = new Utf8JsonReader(payload.Span);
        var tokens = 0;
        while (reader.Read())
        {
            tokens++;
        }

        return tokens;
    }
}

internal sealed class UnsupportedVariant() : Variant("unsupported")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Unsupported("it knows no objects");
}
