using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The class of the member does not say which exception it is, and a library may write a class in one way and read its base class in another.</summary>
public abstract class FiascoCapability(string id, string question, bool isThrown) : UnmarkedCapability<HasFiasco>(id, question, "values")
{
    /// <inheritdoc/>
    protected sealed override bool IsOfConversion => true;

    /// <inheritdoc/>
    protected sealed override IEnumerable<(string Name, HasFiasco Root)> Make() =>
    [
        ("in a member", new() { Value = Given(new Mishap("here")) }),
        ("in a list", new() { List = [Given(new Mishap("here"))] }),
        ("inside of another", new() { Value = Given(new InvalidOperationException("outer", Given(new Mishap("here")))) }),
        ("without [Serializable] in a member", new() { Value = Given(new Blunder("here")) }),
        ("without [Serializable] in a list", new() { List = [Given(new Blunder("here"))] }),
        ("without [Serializable] inside of another", new() { Value = Given(new InvalidOperationException("outer", Given(new Blunder("here")))) }),
    ];

    /// <inheritdoc/>
    protected sealed override Likeness Compare(HasFiasco expected, HasFiasco actual) => (expected, actual) switch
    {
        ({ List: [var given] }, { List: [var read] }) => ExceptionLikeness.Compare(given, read),
        ({ List: not null }, { List: var list }) => Likeness.Lost(list is null ? "the list comes back as null" : $"a list of one comes back as one of {list.Count}"),
        ({ Value.InnerException: { } inner }, { Value.InnerException: { } read }) => Likeness.Worst([ExceptionLikeness.Compare(inner, read), ExceptionLikeness.Compare(expected.Value!, actual.Value)]),
        _ => ExceptionLikeness.Compare(expected.Value!, actual.Value),
    };

    private Exception Given(Exception exception) => isThrown ? Caught.Of(exception) : exception;
}

/// <summary>New ones.</summary>
public sealed class DeclaredExceptions() : FiascoCapability("C48.exception-declared", "exceptions of the program's own, with [Serializable] and without, in a member and a list declared as Exception, and inside of another: their messages and classes", isThrown: false);

/// <summary>Each leads to the method that threw it, and has a stack trace.</summary>
public sealed class DeclaredThrownExceptions() : FiascoCapability("C48.exception-declared-thrown", "exceptions of the program's own that were thrown and caught, in a member and a list declared as Exception, and inside of another", isThrown: true);
