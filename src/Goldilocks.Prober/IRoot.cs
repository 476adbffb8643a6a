using System.Buffers;

namespace Goldilocks.Prober;

/// <summary>A variant bound to one model. The value's type is not known at compile time; <see cref="IRoot{T}"/> has it.</summary>
/// <remarks>Every operation throws what the library throws. A library's own value is converted to the application's and back where the adapter says so.</remarks>
public interface IRoot
{
    /// <summary>The model.</summary>
    ModelName Model { get; }

    /// <summary>The model's workload; a probe model may derive from a class of its own.</summary>
    Workload Workload { get; }

    /// <summary>The root's declared type.</summary>
    Type Type { get; }

    /// <summary>Why the variant does not write it; null when it does.</summary>
    string? WhyNotWrite { get; }

    /// <summary>Why the variant does not read it, or reads only a part; null when it reads all of it.</summary>
    string? WhyNotRead { get; }

    /// <summary>Why the variant does not write it and read all of it; null when it does both.</summary>
    string? WhyNotBoth => WhyNotWrite ?? WhyNotRead;

    /// <summary>True when <see cref="ReadOwn"/> does something: it reads all of the value or a part of it.</summary>
    bool CanReadOwn { get; }

    /// <summary>True when the adapter can read from a stream.</summary>
    bool TakesStreams { get; }

    /// <summary>True when the library takes a payload in several pieces of memory.</summary>
    bool TakesSegments { get; }

    /// <summary>True when the library reads values from a stream one by one.</summary>
    bool TakesItems { get; }

    /// <summary>The model's value of its smallest size from seed 1: a new object at each call.</summary>
    object MakeValue();

    /// <summary>
    /// What the variant wrote for <see cref="MakeValue"/> in the first process of the run. It is the same in every process, so that an input can be made again.
    /// </summary>
    ReadOnlyMemory<byte> GoldenPayload { get; }

    /// <summary>Writes a value. The array is the caller's.</summary>
    byte[] WriteObject(object value);

    /// <summary>Converts a value to what the library writes, and answers only the library's part of writing it.</summary>
    Func<byte[]> PrepareToWrite(object value);

    /// <summary>Reads a value.</summary>
    object? ReadObject(ReadOnlyMemory<byte> payload);

    /// <summary>Only the library's part of reading: what it made of the payload, before any conversion to the application's value.</summary>
    object? ReadOwn(ReadOnlyMemory<byte> payload);

    /// <summary>The application's value of what <see cref="ReadOwn"/> gave.</summary>
    /// <exception cref="NotSupportedException"><see cref="WhyNotRead"/> says why.</exception>
    object? ToApplication(object? own);

    /// <summary>Reads a value from a stream, which may give fewer bytes than asked for and may not be seekable.</summary>
    /// <exception cref="NotSupportedException"><see cref="TakesStreams"/> is false.</exception>
    object? ReadStream(Stream stream);

    /// <summary>True when the library reads into an object that is there.</summary>
    bool TakesTargets { get; }

    /// <summary>True when the library has calls that are given a type that is known only at run time.</summary>
    bool TakesRunTimeTypes { get; }

    /// <summary>Writes a value by the call that is given its type. The array is the caller's.</summary>
    /// <exception cref="NotSupportedException"><see cref="TakesRunTimeTypes"/> is false.</exception>
    byte[] WriteAs(object value, Type type);

    /// <summary>Reads a value by the call that is given its type.</summary>
    /// <exception cref="NotSupportedException"><see cref="TakesRunTimeTypes"/> is false.</exception>
    object? ReadAs(ReadOnlyMemory<byte> payload, Type type);

    /// <summary>True when the library has a class of its own for the pieces of its format, and makes values of them.</summary>
    bool TakesPieces { get; }

    /// <summary>Makes such pieces of a value, and writes them. The array is the caller's.</summary>
    /// <exception cref="NotSupportedException"><see cref="TakesPieces"/> is false.</exception>
    byte[] WriteByPieces(object value);

    /// <summary>Reads a payload into such pieces, and makes a value of them.</summary>
    /// <exception cref="NotSupportedException"><see cref="TakesPieces"/> is false.</exception>
    object? ReadByPieces(ReadOnlyMemory<byte> payload);

    /// <summary>Reads a value from pieces of memory.</summary>
    /// <exception cref="NotSupportedException"><see cref="TakesSegments"/> is false.</exception>
    object? ReadSegments(in ReadOnlySequence<byte> payload);

    /// <summary>True when the library also reads files that contain the schema by which they were written.</summary>
    bool TakesFiles { get; }

    /// <summary>Reads the first value of such a file.</summary>
    /// <exception cref="NotSupportedException"><see cref="TakesFiles"/> is false.</exception>
    object? ReadFile(ReadOnlyMemory<byte> file);

    /// <summary>Writes values one behind the other, in the form that <see cref="ReadItems"/> reads.</summary>
    /// <exception cref="NotSupportedException"><see cref="TakesItems"/> is false.</exception>
    byte[] WriteItems(IReadOnlyList<object> values);

    /// <summary>The values of such a stream, each read when it is asked for. The stream may give fewer bytes than asked for and may not be seekable.</summary>
    /// <exception cref="NotSupportedException"><see cref="TakesItems"/> is false.</exception>
    IEnumerable<object?> ReadItems(Stream stream);

    /// <summary>Null when the two are deeply equal; otherwise the first difference.</summary>
    string? FindDifference(object expected, object? actual);
}

/// <summary>A variant bound to one model whose root is a <typeparamref name="T"/>.</summary>
/// <typeparam name="T">The root's declared type.</typeparam>
public interface IRoot<T> : IRoot
{
    /// <summary>Writes a value. The array is the caller's.</summary>
    byte[] Write(T value);

    /// <summary>Writes a value to <paramref name="destination"/>, which may take more than an array can hold.</summary>
    void WriteTo(T value, IBufferWriter<byte> destination);

    /// <summary>The same by the library's way to a stream where it has another one: the adapter may ask for an array where it writes to memory.</summary>
    void WriteByStream(T value, IBufferWriter<byte> destination);

    /// <summary>Reads a value.</summary>
    T Read(ReadOnlyMemory<byte> payload);

    /// <summary>Reads a value into <paramref name="target"/>, or into another object where the library does not keep it.</summary>
    /// <exception cref="NotSupportedException"><see cref="IRoot.TakesTargets"/> is false.</exception>
    T Populate(ReadOnlyMemory<byte> payload, T target);
}
