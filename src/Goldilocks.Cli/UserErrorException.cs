namespace Goldilocks.Cli;

/// <summary>Something that the person who typed the command can put right; the message names the thing, the cause and the next step.</summary>
internal sealed class UserErrorException(string message) : Exception(message);
