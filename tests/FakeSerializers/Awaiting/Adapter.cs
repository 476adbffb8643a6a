using System.Text.Json;

/// <summary>Asynchronous operations that a host must get along with, and some that it must not accept.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new AwaitingVariant("to the stream"),
        new AwaitingVariant("to the pipe"),
        new AwaitingVariant("on other threads"),
        new AwaitingVariant("leaves the pipe unflushed"),
        new AwaitingVariant("writes synchronously"),
        new AwaitingVariant("loses a byte"),
        new EmptyVariant("nothing"),
        new EmptyVariant("one write"),
    ];
}

internal sealed class AwaitingVariant(string name) : FakeVariant(name)
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.ToBoth(new AwaitingAdapter<T>(Name));
}

internal readonly struct AwaitingAdapter<T>(string way) : IAsyncAdapter<T>
{
    private const int Piece = 100;

    public void Serialize(T value, IBufferWriter<byte> destination) => Json.Write(value, destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);

    public async ValueTask SerializeAsync(T value, AsyncDestination destination)
    {
        var bytes = JsonSerializer.SerializeToUtf8Bytes(value);
        switch (way)
        {
            case "writes synchronously":
                destination.Stream.Write(bytes);
                break;
            case "leaves the pipe unflushed":
                destination.Pipe.Write(bytes);
                break;
            case "to the pipe":
                foreach (var piece in bytes.Chunk(Piece))
                {
                    destination.Pipe.Write(piece);
                    await destination.Pipe.FlushAsync();
                }

                break;
            default:
                foreach (var piece in (way == "loses a byte" ? bytes[..^1] : bytes).Chunk(Piece))
                {
                    await HopIfAsked();
                    await destination.Stream.WriteAsync(piece);
                }

                break;
        }
    }

    public async ValueTask<T> DeserializeAsync(Stream source)
    {
        await HopIfAsked();
        return (await JsonSerializer.DeserializeAsync<T>(source))!;
    }

    private Task HopIfAsked() => way == "on other threads" ? Task.Run(static () => { }) : Task.CompletedTask;
}

/// <summary>Awaits without a state machine, so that the harness itself is measured.</summary>
/// <summary>It gives out what it was given, so it is a floor.</summary>
internal sealed class EmptyVariant(string name) : Variant(name)
{
    public override bool IsFloor => true;

    public override Binding Bind<T>(Binder<T> binder)
    {
        var kept = new Kept<T>();
        return binder.ToBoth(new EmptyAdapter<T>(kept, Name == "one write"));
    }
}

internal readonly struct EmptyAdapter<T>(Kept<T> kept, bool writes) : IAsyncAdapter<T>
{
    private static readonly byte[] s_byte = [0];

    public void Serialize(T value, IBufferWriter<byte> destination) => kept.Keep(value);

    public T Deserialize(ReadOnlyMemory<byte> payload) => kept.Value!;

    public ValueTask SerializeAsync(T value, AsyncDestination destination)
    {
        kept.Keep(value);
        return writes ? destination.Stream.WriteAsync(s_byte) : ValueTask.CompletedTask;
    }

    public ValueTask<T> DeserializeAsync(Stream source) => new(kept.Value!);
}
