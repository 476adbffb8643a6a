#if NET9_0_OR_GREATER
using System.IO.Pipelines;
#endif

namespace Goldilocks;

/// <summary>
/// Where an asynchronous serialization goes: a stream and a pipe to the same place, of which a library is given the one that its own API asks for. Before .NET 9
/// the runtime has no pipes, and so there is none here.
/// </summary>
/// <param name="stream">To write to; closing it does nothing.</param>
public sealed class AsyncDestination(Stream stream)
{
    /// <summary>Takes asynchronous writes only, as the body of a web server's response does.</summary>
    public Stream Stream => stream;

#if NET9_0_OR_GREATER
    /// <summary>What was written to it arrives when it is flushed. Nobody but the host completes it.</summary>
    public required PipeWriter Pipe { get; init; }
#endif
}
