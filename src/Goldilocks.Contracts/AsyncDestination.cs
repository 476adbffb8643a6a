#if NET9_0_OR_GREATER
using System.IO.Pipelines;
#endif

namespace Goldilocks;

/// <summary>
/// The destination of an asynchronous serialization: a stream and a pipe to the same place. A library is given the one that its own API needs. Before .NET 9
/// the runtime has no pipes, and so there is none here.
/// </summary>
/// <param name="stream">To write to; closing it does nothing.</param>
public sealed class AsyncDestination(Stream stream)
{
    /// <summary>Takes asynchronous writes only, as the body of a web server's response does.</summary>
    public Stream Stream => stream;

#if NET9_0_OR_GREATER
    /// <summary>Data that was written to it arrives when it is flushed. Only the host completes it.</summary>
    public required PipeWriter Pipe { get; init; }
#endif
}
