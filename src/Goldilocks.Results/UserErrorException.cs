namespace Goldilocks.Results;

/// <summary>Something that the person who typed the command can put right; the message names the thing, the cause and the next step.</summary>
public class UserErrorException(string message, Exception? inner = null) : Exception(message, inner);
