using Google.FlatBuffers;

/// <summary>The builder.</summary>
internal static partial class Flatten
{
    /// <summary>A builder for each thread, which one binding keeps: the documentation asks to reuse it, because making one allocates its buffer anew.</summary>
    public static ThreadLocal<FlatBufferBuilder> Builders() => new(() => new FlatBufferBuilder(4096));

    public static FlatBufferBuilder Cleared(FlatBufferBuilder builder)
    {
        builder.Clear();
        return builder;
    }

    /// <summary>The built payload, in place: at the end of the builder's buffer, until the builder is cleared.</summary>
    public static ReadOnlyMemory<byte> Written(FlatBufferBuilder builder) => builder.DataBuffer.ToArraySegment(builder.DataBuffer.Position, builder.Offset).AsMemory();
}
