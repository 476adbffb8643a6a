using System.Buffers;

namespace Goldilocks;

/// <summary>
/// What an adapter implements beside its operations when its library can read a payload into an object that is there already, for programs that keep objects in pools or that change a
/// state in its place.
/// </summary>
/// <typeparam name="T">The type that the library itself works on.</typeparam>
public interface IPopulatingAdapter<T> : IAdapter<T>
{
    /// <summary>Reads one value into <paramref name="target"/>, as the library does it: whether collections are cleared or appended to is the library's answer.</summary>
    /// <returns>The object that has the content: <paramref name="target"/>, or another where the library did not keep it.</returns>
    T Populate(ReadOnlyMemory<byte> payload, T target);
}

/// <summary>What an adapter implements beside its operations when its library takes a payload in several pieces of memory, as a pipe gives it. Putting the pieces together first is no such call.</summary>
/// <typeparam name="T">The type that the library itself works on.</typeparam>
public interface ISegmentedAdapter<T> : IAdapter<T>
{
    /// <summary>Reads one value from exactly the bytes that one call of <see cref="IAdapter{T}.Serialize"/> wrote.</summary>
    T DeserializeSegments(in ReadOnlySequence<byte> payload);
}

/// <summary>What an adapter implements beside its operations when its library also has a synchronous call that reads one value from a stream: a file, a connection, a part of a larger stream.</summary>
/// <typeparam name="T">The type that the library itself works on.</typeparam>
public interface IStreamAdapter<T> : IAdapter<T>
{
    /// <summary>Reads one value, which begins where the stream stands. The host owns the stream: it stays open, and more may stand behind the value.</summary>
    T DeserializeStream(Stream source);
}

/// <summary>What an adapter implements beside its operations when its library reads values from a stream one by one, so that the first can be used before the last has arrived.</summary>
/// <typeparam name="T">The type that the library itself works on.</typeparam>
public interface IItemAdapter<T> : IAdapter<T>
{
    /// <summary>Writes the values one behind the other, in the form that the library reads: lines of JSON, length prefixes, documents. It is not timed.</summary>
    void SerializeItems(IReadOnlyList<T> items, Stream destination);

    /// <summary>The values of such a stream, each when it is asked for. The host owns the stream, which can be sought.</summary>
    IAsyncEnumerable<T> DeserializeItems(Stream source);
}

/// <summary>
/// What an adapter implements beside its operations when its library also reads files that contain the schema by which they were written. A payload of such a format contains no schema, so that the writer and the reader must have
/// the same one.
/// </summary>
/// <typeparam name="T">The type that the library itself works on.</typeparam>
public interface IFileAdapter<T> : IAdapter<T>
{
    /// <summary>Reads the first value of a file, by the schema of the file and that of <typeparamref name="T"/>. The host owns the stream, which can be sought.</summary>
    T DeserializeFile(Stream source);
}

/// <summary>
/// What an adapter implements beside its operations when its library also has calls that are given a <see cref="Type"/> instead of a type argument, for programs that learn the type when they run: web servers, caches, queues. It must be the same
/// library as in the adapter's other calls, with the same settings.
/// </summary>
/// <typeparam name="T">The type that the library itself works on.</typeparam>
public interface IRunTimeTypeAdapter<T> : IAdapter<T>
{
    /// <summary>Writes a value that is declared as <paramref name="type"/>. A library whose call takes no type here is given the value alone.</summary>
    void SerializeAs(object value, Type type, IBufferWriter<byte> destination);

    /// <summary>Reads a value that is declared as <paramref name="type"/>.</summary>
    object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type);
}

/// <summary>
/// What an adapter implements beside its operations when its library has a class of its own for the pieces of its format, such as JToken, and calls that make them of a value and a value of them: a program looks at a payload first, or
/// changes it. It must be the same library as in the adapter's other calls, with the same settings.
/// </summary>
/// <typeparam name="T">The type that the library itself works on.</typeparam>
public interface IPieceAdapter<T> : IAdapter<T>
{
    /// <summary>Makes pieces of the value, and writes them.</summary>
    void SerializeByPieces(T value, IBufferWriter<byte> destination);

    /// <summary>Reads the payload into pieces, and makes a value of them.</summary>
    T DeserializeByPieces(ReadOnlyMemory<byte> payload);
}
