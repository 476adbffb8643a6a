namespace Goldilocks;

/// <summary>
/// One way of compressing, at one level: a folder under <c>codecs/</c> with a public class <c>Codec</c> whose constructor takes the level. A worker loads it beside the
/// serializer, so that no serializer is built again. Used by one thread at a time.
/// </summary>
public interface ICodec
{
    /// <summary>No payload of that many bytes compresses to more.</summary>
    int MaximumLength(int plainLength);

    /// <summary>Compresses all of <paramref name="plain"/>. Both memories are the host's and lie in arrays.</summary>
    /// <returns>The bytes written to <paramref name="compressed"/>, which has room for <see cref="MaximumLength"/>.</returns>
    int Compress(ReadOnlyMemory<byte> plain, Memory<byte> compressed);

    /// <summary>Restores the input of <see cref="Compress"/>; the host knows its length.</summary>
    /// <returns>The bytes written to <paramref name="plain"/>; any other count than its length is an error of the codec.</returns>
    int Decompress(ReadOnlyMemory<byte> compressed, Memory<byte> plain);
}
