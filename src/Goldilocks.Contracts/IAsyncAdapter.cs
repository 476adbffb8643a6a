namespace Goldilocks;

/// <summary>
/// What an adapter implements beside its synchronous operations when its library really has asynchronous ones: it hands over what it has and gives the thread
/// away until that was taken, instead of writing all of it to memory first and copying it asynchronously.
/// </summary>
/// <remarks>
/// A host may complete what is awaited on the very thread that waits for the operation, as an event loop does. A library that blocks its thread until an
/// asynchronous write has ended would wait forever; such a library has no asynchronous operations in this sense.
/// </remarks>
/// <typeparam name="T">The type that the library itself works on.</typeparam>
public interface IAsyncAdapter<T> : IAdapter<T>
{
    /// <summary>Writes one value. What it leaves unflushed, the host flushes.</summary>
    ValueTask SerializeAsync(T value, AsyncDestination destination);

    /// <summary>Reads one value from a stream that holds exactly what was written, and hands it out piece by piece. The host owns the stream.</summary>
    ValueTask<T> DeserializeAsync(Stream source);
}
