namespace Goldilocks.Prober;

/// <summary>
/// Values of several classes that have no attribute of the library, each a root of its own. A library that wants its attribute on every class refuses all of them for that reason alone, which C20.unlisted asks;
/// what it loses in silence counts, and so does a refusal of some of them.
/// </summary>
/// <typeparam name="TMarked">A class that has the attribute of the library, if there is one. No value of it is made.</typeparam>
/// <param name="id">Such as <c>C20.data-contract</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="family">The family that <c>--only</c> may name.</param>
public abstract class UnmarkedRootsCapability<TMarked>(string id, string question, string family) : RootsCapability(id, question, family)
{
    /// <inheritdoc/>
    protected sealed override string? WhyNoneAsked(ISubject subject)
    {
        if (!Marks.AreWanted(typeof(TMarked)))
        {
            return null;
        }

        var tried = Roots.Where(root => root.WhyNotAsked(subject) is null).Select(root => root.Try(subject)).ToList();
        return tried.Count > 0 && tried.TrueForAll(likeness => likeness.Degree == Degree.Refused) ? "the classes have no attribute of the library, and they are refused: " + tried[0].What : null;
    }
}
