using System.Buffers;

namespace Goldilocks.Server;

/// <summary>One variant on one value, as the endpoints use it. Called by many threads at once.</summary>
internal abstract class ServedVariant
{
    /// <summary>Why the variant cannot answer a GET; null when it can.</summary>
    public string? WhyNoWriting { get; init; }

    /// <summary>Why the variant cannot take a POST; null when it can. A request for a digest is still answered.</summary>
    public string? WhyNoReading { get; init; }

    /// <summary>The body of one response; empty before <see cref="Verify"/>.</summary>
    public ReadOnlyMemory<byte> Payload { get; protected set; }

    /// <summary>Of the value; empty before <see cref="Verify"/>.</summary>
    public string Digest { get; protected set; } = "";

    /// <summary>A round trip with a deep comparison; null when the answer was right.</summary>
    public abstract string? Verify();

    /// <summary>The work of a GET: the value is written. Where every request has its own value, it is made now.</summary>
    public abstract void Write(IBufferWriter<byte> destination);

    /// <summary>The work of a POST: the value is read and dropped.</summary>
    public abstract void Read(ReadOnlyMemory<byte> payload);

    /// <summary>The digest of the value that a payload holds, or the first difference where less than a value is read.</summary>
    public abstract string DigestOf(ReadOnlyMemory<byte> payload);
}
