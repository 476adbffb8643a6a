global using CompactReader = Bond.Protocols.CompactBinaryReader<Bond.IO.Unsafe.InputBuffer>;
global using CompactWriter = Bond.Protocols.CompactBinaryWriter<Bond.IO.Unsafe.OutputBuffer>;
global using FastReader = Bond.Protocols.FastBinaryReader<Bond.IO.Unsafe.InputBuffer>;
global using FastWriter = Bond.Protocols.FastBinaryWriter<Bond.IO.Unsafe.OutputBuffer>;
global using SimpleReader = Bond.Protocols.SimpleBinaryReader<Bond.IO.Unsafe.InputBuffer>;
global using SimpleWriter = Bond.Protocols.SimpleBinaryWriter<Bond.IO.Unsafe.OutputBuffer>;
using Bond.IO.Unsafe;

/// <summary>A protocol of Bond's: readers and writers are its own types, and a serializer is compiled for each.</summary>
internal interface IProtocol<TWriter, TReader>
{
    static abstract TWriter WriterTo(OutputBuffer output);

    static abstract TReader ReaderOf(InputBuffer input);
}

/// <summary>Tagged, with numbers of variable length: the smallest.</summary>
internal readonly struct CompactBinary : IProtocol<CompactWriter, CompactReader>
{
    public static CompactWriter WriterTo(OutputBuffer output) => new(output);

    public static CompactReader ReaderOf(InputBuffer input) => new(input);
}

/// <summary>Tagged, with numbers of fixed length.</summary>
internal readonly struct FastBinary : IProtocol<FastWriter, FastReader>
{
    public static FastWriter WriterTo(OutputBuffer output) => new(output);

    public static FastReader ReaderOf(InputBuffer input) => new(input);
}

/// <summary>Untagged: for readers that know the exact schema of the writer.</summary>
internal readonly struct SimpleBinary : IProtocol<SimpleWriter, SimpleReader>
{
    public static SimpleWriter WriterTo(OutputBuffer output) => new(output);

    public static SimpleReader ReaderOf(InputBuffer input) => new(input);
}
