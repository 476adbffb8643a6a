namespace Goldilocks.Prober;

/// <summary>Whether a value has the same bytes each time. The bytes of this process are the evidence: src/Goldilocks.Probing compares them with those of a second process.</summary>
/// <typeparam name="TRoot">The class of the value.</typeparam>
/// <param name="id">Such as <c>C43.value</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class SameBytesCapability<TRoot>(string id, string question) : ModelCapability(id, question, "use", typeof(TRoot)) where TRoot : class
{
    /// <summary>Makes the value anew.</summary>
    protected abstract TRoot Make();

    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject)
    {
        var (first, second) = (Attempt.Write(subject, Make()), Attempt.Write(subject, Make()));
        return (first.Value, second.Value) switch
        {
            (null, _) => Judgement.Fail(first.Problem!),
            (_, null) => Judgement.Fail(second.Problem!),
            var (one, two) when !one.AsSpan().SequenceEqual(two) => Judgement.Fail("the same process writes other bytes the second time"),
            var (one, _) => Judgement.Pass() with { Evidence = one },
        };
    }
}
