using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It has every constructor that a library may call.</summary>
public abstract class MishapCapability(string id, string question, bool isThrown) : OwnExceptionCapability<HasMishap, Mishap>(id, question, isThrown)
{
    /// <inheritdoc/>
    protected sealed override Mishap Make(string message, int number) => new(message) { Number = number };

    /// <inheritdoc/>
    protected sealed override HasMishap Hold(Mishap value) => new() { Value = value };

    /// <inheritdoc/>
    protected sealed override (Mishap Value, int Number)? Held(HasMishap root) => root.Value is { } read ? (read, read.Number) : null;
}

/// <summary>A new one.</summary>
public sealed class OwnExceptions() : MishapCapability("C48.exception-own", "an exception of the program's own in a member of its class, with a message and a number", isThrown: false);

/// <summary>The class is known, and its base class leads to the method that threw it.</summary>
public sealed class OwnThrownExceptions() : MishapCapability("C48.exception-own-thrown", "an exception of the program's own that was thrown and caught, in a member of its class", isThrown: true);
