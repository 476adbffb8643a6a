namespace Goldilocks.Prober;

/// <summary>An exception of the program's own in a member of its class, with a message and a number.</summary>
/// <typeparam name="TRoot">The root with the exception in a member.</typeparam>
/// <typeparam name="TException">The class of the exception, which no library has an attribute on.</typeparam>
/// <param name="id">Such as <c>C48.exception-own</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="isThrown">True where it was thrown and caught before: its base class then leads to the method that threw it.</param>
public abstract class OwnExceptionCapability<TRoot, TException>(string id, string question, bool isThrown) : UnmarkedCapability<TRoot>(id, question, "values") where TRoot : class where TException : Exception
{
    /// <inheritdoc/>
    protected sealed override bool IsOfConversion => true;

    /// <summary>Makes an exception.</summary>
    protected abstract TException Make(string message, int number);

    /// <summary>A root that holds it.</summary>
    protected abstract TRoot Hold(TException value);

    /// <summary>The exception that a root holds, and its number; null where it holds none.</summary>
    protected abstract (TException Value, int Number)? Held(TRoot root);

    /// <inheritdoc/>
    protected sealed override IEnumerable<(string Name, TRoot Root)> Make() => [("an exception", Hold(isThrown ? Caught.Of(Make("here", 11)) : Make("here", 11)))];

    /// <inheritdoc/>
    protected sealed override Likeness Compare(TRoot expected, TRoot actual)
    {
        var held = Held(actual);
        return ExceptionLikeness.OfMessageAndNumber(held?.Value, held?.Number, isThrown);
    }
}
