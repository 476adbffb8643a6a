namespace Goldilocks;

/// <summary>
/// What an adapter implements beside its synchronous operations when its library really has asynchronous ones: it passes on each part and gives the thread
/// away until the part was taken, instead of writing everything to memory first and copying it asynchronously.
/// </summary>
/// <remarks>
/// A host may complete an awaited step on the very thread that waits for the operation, as an event loop does. A library that blocks its thread until an
/// asynchronous write has ended would wait forever; such a library has no asynchronous operations in this sense.
/// </remarks>
/// <typeparam name="T">The type that the library itself works on.</typeparam>
public interface IAsyncAdapter<T> : IAdapter<T>
{
    /// <summary>Writes one value. The host flushes the rest.</summary>
    ValueTask SerializeAsync(T value, AsyncDestination destination);

    /// <summary>Reads one value from a stream that holds exactly the payload and returns it piece by piece. The host owns the stream.</summary>
    ValueTask<T> DeserializeAsync(Stream source);
}
