namespace Goldilocks.Load;

/// <summary>How requests follow one another in one window.</summary>
/// <param name="Rate">Requests a second that leave on schedule, whatever the server does (open model); null where each connection sends its next request after its answer (closed model).</param>
/// <param name="Duration">How long requests become due.</param>
/// <param name="Timeout">A request is bad if it has no answer after this time.</param>
/// <param name="DrainLimit">How long the client waits after the window for answers to requests that became due in it.</param>
public sealed record LoadPace(double? Rate, TimeSpan Duration, TimeSpan Timeout, TimeSpan DrainLimit);
