namespace Goldilocks.Results;

/// <summary>An error that the user of the command can correct; the message names the thing, the cause and the next step.</summary>
public class UserErrorException(string message, Exception? inner = null) : Exception(message, inner);
