/// <summary>
/// Right in the first call and different in the next ones, as a serializer that keeps a session across calls would be. The first
/// round trip cannot detect it; the recheck after measuring must.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new StatefulVariant("shorter later", static later => later[..(later.Length / 2)]),
        new StatefulVariant("nothing later", static _ => []),
        new StatefulVariant("longer later", static later => [.. later, (byte)' ']),
        new StatefulVariant("other content later", static later => Tampering.WithFirstNumberChanged(later)),
    ];
}

internal sealed class StatefulVariant(string name, Func<byte[], byte[]> later) : FakeVariant(name)
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new StatefulAdapter<T>(later));
}

internal readonly struct StatefulAdapter<T>(Func<byte[], byte[]> later) : IAdapter<T>
{
    private readonly PayloadWriter _scratch = new();
    private readonly List<byte[]> _sent = [];

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        if (_sent.Count > 0)
        {
            destination.Write(later(_sent[0]));
            return;
        }

        _scratch.Clear();
        Json.Write(value, _scratch);
        _sent.Add(_scratch.Written.ToArray());
        destination.Write(_sent[0]);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
