namespace Goldilocks.Prober;

/// <summary>Values with a class in them that has the attributes of the library, where that is what is asked. Where the library has none for classes, another question asks the same.</summary>
/// <typeparam name="TRoot">The root with the value in a member.</typeparam>
/// <typeparam name="TMarked">The class.</typeparam>
/// <param name="id">Such as <c>C48.exception-marked</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="family">The family that <c>--only</c> may name.</param>
public abstract class MarkedCapability<TRoot, TMarked>(string id, string question, string family) : ValuesCapability<TRoot>(id, question, family) where TRoot : class
{
    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject) => Marks.Has(typeof(TMarked)) ? base.Try(subject) : Judgement.NotApplicable("the library has no attribute for a class, so that it is one without attributes");
}
