using System.Buffers;
using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>One variant on one value: what the requests after <c>open</c> work on.</summary>
internal abstract class BoundVariant : IDisposable
{
    /// <summary>Wall time of binding: options, generated code, a compiled serializer. It is reported beside the first call.</summary>
    public long BindNanoseconds { get; set; }

    /// <summary>True for a floor, which does the least work that there is, and may give out what was made before.</summary>
    public bool IsFloor { get; set; }

    /// <summary>The part of the value that is read, when it is not all of it; otherwise null.</summary>
    public abstract string? Partial { get; }

    /// <summary>True when most of the work is done by threads that the measuring one waits for, so that its own CPU time says little.</summary>
    public bool WorksElsewhere { get; init; }

    /// <summary>Why the operation is not available; null when it is.</summary>
    public abstract string? WhyNot(Operation operation);

    /// <summary>The first round trip, timed, then compared with the value.</summary>
    public abstract Answer Verify();

    /// <summary>The same comparison after the measurement, on this operation's last results.</summary>
    public abstract Answer Recheck();

    /// <summary>The payload of the value, and every member of the value.</summary>
    public abstract Answer Pack();

    /// <summary>Reads a payload that another program may have written.</summary>
    public abstract Answer Unpack(byte[] payload);

    /// <summary>Reads a payload that another program may have written, and compares the value with the bound one.</summary>
    public abstract Answer Compare(byte[] payload);

    /// <summary>The application's value.</summary>
    public abstract object Value { get; }

    /// <summary>The value that the serializer read last, in its own type; null when it has read nothing.</summary>
    public abstract object? LastRead { get; }

    /// <summary>An equal value of new objects, made without the serializer.</summary>
    public abstract object Copy();

    /// <summary>Writes the value once, to any destination; the answer is not kept.</summary>
    public abstract void WriteTo(IBufferWriter<byte> destination);

    /// <summary>Another way of reading the payload; null where the adapter has none.</summary>
    public abstract OtherReading? Reading(ReadingWay way);

    /// <summary>Takes other objects with the same content for the operations that follow, so that none is timed on the object that it has seen all the time. Not a part of an operation.</summary>
    public abstract void Renew();

    /// <summary>The measured loop: the operation, <paramref name="count"/> times, and nothing else.</summary>
    public abstract void Repeat(Operation operation, long count);

    /// <summary>Releases resources that the garbage collector does not free.</summary>
    public virtual void Dispose()
    {
        // Memory needs no release.
    }
}
