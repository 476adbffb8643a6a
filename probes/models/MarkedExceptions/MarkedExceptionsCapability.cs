using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What its base class has is no member of the program's: the message has no setter.</summary>
public abstract class HitchCapability(string id, string question, bool isThrown) : MarkedCapability<HasHitch, Hitch>(id, question, "values")
{
    /// <inheritdoc/>
    protected sealed override bool IsOfConversion => true;

    /// <inheritdoc/>
    protected sealed override IEnumerable<(string Name, HasHitch Root)> Make()
    {
        var hitch = new Hitch("here") { Number = 11 };
        return [("an exception", new() { Value = isThrown ? Caught.Of(hitch) : hitch })];
    }

    /// <inheritdoc/>
    protected sealed override Likeness Compare(HasHitch expected, HasHitch actual) => ExceptionLikeness.OfMessageAndNumber(actual.Value, actual.Value?.Number, isThrown);
}

/// <summary>A new one.</summary>
public sealed class MarkedExceptions() : HitchCapability("C48.exception-marked", "an exception of the program's own with the attributes of the library, in a member of its class, with a message and a number", isThrown: false);

/// <summary>The same when it was thrown.</summary>
public sealed class MarkedThrownExceptions() : HitchCapability("C48.exception-marked-thrown", "an exception of the program's own with the attributes of the library that was thrown and caught, in a member of its class", isThrown: true);
