using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>C48.exception-own has the attribute and the constructor, by which some libraries write it in another way.</summary>
public abstract class BlunderCapability(string id, string question, bool isThrown) : OwnExceptionCapability<HasBlunder, Blunder>(id, question, isThrown)
{
    /// <inheritdoc/>
    protected sealed override Blunder Make(string message, int number) => new(message) { Number = number };

    /// <inheritdoc/>
    protected sealed override HasBlunder Hold(Blunder value) => new() { Value = value };

    /// <inheritdoc/>
    protected sealed override (Blunder Value, int Number)? Held(HasBlunder root) => root.Value is { } read ? (read, read.Number) : null;
}

/// <summary>A new one.</summary>
public sealed class PlainExceptions() : BlunderCapability("C48.exception-plain", "an exception of the program's own without [Serializable], in a member of its class, with a message and a number", isThrown: false);

/// <summary>The same when it was thrown.</summary>
public sealed class PlainThrownExceptions() : BlunderCapability("C48.exception-plain-thrown", "an exception of the program's own without [Serializable] that was thrown and caught, in a member of its class", isThrown: true);
