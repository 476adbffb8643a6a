namespace Goldilocks.Prober;

/// <summary>
/// Values with a class in them that has no attribute of the library, as one of another maker. A library that wants its attribute on every class refuses it for that reason alone, which C20.unlisted asks;
/// what it loses in silence counts.
/// </summary>
/// <typeparam name="TRoot">The root with the value in a member. It has the attribute of the library, if there is one.</typeparam>
/// <param name="id">Such as <c>C24.own-list</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="family">The family that <c>--only</c> may name.</param>
public abstract class UnmarkedCapability<TRoot>(string id, string question, string family) : ValuesCapability<TRoot>(id, question, family) where TRoot : class
{
    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject)
    {
        var refused = Make().Select(value => Attempt.RoundTrip(subject, value.Root)).FirstOrDefault(attempt => attempt.Value is null);
        return refused.Problem is { } problem && Marks.AreWanted(typeof(TRoot)) ? Judgement.NotApplicable("the class has no attribute of the library, and it is refused: " + problem) : base.Try(subject);
    }
}
