namespace Goldilocks.Bench;

/// <summary>A run, or a load test, of an experiment ended with an error; the experiment has printed what it measured before.</summary>
/// <param name="message">Names the command, its error, and what to do.</param>
internal sealed class RunFailedException(string message) : Exception(message);
