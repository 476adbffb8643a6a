using System.Buffers;
using System.Text.Json;

namespace Goldilocks.Corpora.Tests;

/// <summary>A fake library that has no call beside the two usual ones.</summary>
internal readonly struct PlainAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Write(JsonSerializer.SerializeToUtf8Bytes(value));

    public T Deserialize(ReadOnlyMemory<byte> payload) => JsonSerializer.Deserialize<T>(payload.Span)!;
}
