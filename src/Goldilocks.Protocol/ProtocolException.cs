namespace Goldilocks.Protocol;

/// <summary>The other side sent something that is not a message. Its message names the expected and the actual content.</summary>
public sealed class ProtocolException(string message) : Exception(message);
