namespace Goldilocks.Load;

/// <summary>Sends requests to one target over connections that stay open from window to window. Used by one thread at a time.</summary>
public interface ILoadClient : IDisposable
{
    /// <summary>Opens all connections.</summary>
    /// <exception cref="LoadClientException">Not all of them could be opened.</exception>
    void Connect();

    /// <summary>One window.</summary>
    /// <param name="pace">How requests follow one another.</param>
    /// <param name="cancellation">Ends the window at once; what was measured so far is returned.</param>
    WindowMeasurement Run(LoadPace pace, CancellationToken cancellation);
}

/// <summary>The client cannot make the load; the message says what to change.</summary>
public sealed class LoadClientException(string message, Exception? inner = null) : Exception(message, inner);
