namespace Goldilocks.Results;

/// <summary>A place that the user chose, or that was chosen for them, takes no results. The message names the place and the cause; the command line adds which of its options names another.</summary>
public sealed class UnwritableException(string message, Exception? inner = null) : UserErrorException(message, inner);
