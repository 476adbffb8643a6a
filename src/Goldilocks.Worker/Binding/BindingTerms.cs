using System.Buffers;

namespace Goldilocks.Worker.Binding;

/// <summary>What stands around an adapter: how its values come to be, how its answers are judged, and what it does not do.</summary>
/// <typeparam name="T">The application's type.</typeparam>
/// <typeparam name="TOwn">The type that the adapter works on.</typeparam>
internal sealed record BindingTerms<T, TOwn>
{
    /// <summary>Null where <see cref="Write"/> writes in the adapter's stead.</summary>
    public Func<T, TOwn>? FromApplication { get; init; }

    /// <summary>Null when what was read is right.</summary>
    public required Func<T, TOwn, string?> FindDifference { get; init; }

    /// <summary>Reads in the adapter's stead, where it only writes.</summary>
    public Func<ReadOnlyMemory<byte>, T>? ReadBack { get; init; }

    /// <summary>Writes in the adapter's stead, where it only reads.</summary>
    public Action<T, IBufferWriter<byte>>? Write { get; init; }

    /// <summary>Why it does not write; null when it does.</summary>
    public string? SerializeUnsupported { get; init; }

    /// <summary>Why it does not read; null when it does.</summary>
    public string? DeserializeUnsupported { get; init; }

    /// <summary>What is read, where less than the whole value is; otherwise null.</summary>
    public string? Partial { get; init; }
}
