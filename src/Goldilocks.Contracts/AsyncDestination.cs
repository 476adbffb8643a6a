using System.IO.Pipelines;

namespace Goldilocks;

/// <summary>Where an asynchronous serialization goes: a stream and a pipe to the same place, of which a library is given the one that its own API asks for.</summary>
/// <param name="stream">To write to; closing it does nothing.</param>
/// <param name="pipe">To write to; nobody but the host completes it.</param>
public sealed class AsyncDestination(Stream stream, PipeWriter pipe)
{
    /// <summary>Takes asynchronous writes only, as the body of a web server's response does.</summary>
    public Stream Stream => stream;

    /// <summary>What was written to it arrives when it is flushed.</summary>
    public PipeWriter Pipe => pipe;
}
