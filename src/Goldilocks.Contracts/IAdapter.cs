using System.Buffers;

namespace Goldilocks;

/// <summary>
/// The measured code: one serializer, on one type. Implemented by a struct, because the measuring loop is
/// generic over it and a struct makes the JIT compile a direct call instead of an interface dispatch.
/// </summary>
/// <remarks>
/// An adapter that needs state (options, a compiled serializer) keeps it in read-only fields set when the variant
/// is bound, which is outside every timer except the first-call ones. A library whose natural API is a
/// stream, an array or a string is given that through the extension methods in <see cref="Payload"/>.
/// </remarks>
/// <typeparam name="T">The type that the library itself works on.</typeparam>
public interface IAdapter<T>
{
    /// <summary>Writes one value to <paramref name="destination"/>, which the host owns and empties between calls.</summary>
    void Serialize(T value, IBufferWriter<byte> destination);

    /// <summary>Reads one value from exactly the bytes that one call of <see cref="Serialize"/> wrote. The host owns the memory.</summary>
    T Deserialize(ReadOnlyMemory<byte> payload);
}
