namespace Goldilocks.Protocol;

/// <summary>The other side sent something that is not a message. Its text says what was expected and what came.</summary>
public sealed class ProtocolException(string message) : Exception(message);
