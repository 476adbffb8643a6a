namespace Goldilocks.Prober.Capabilities;

/// <summary>What one process can say of bytes that must be the same. The bytes are the evidence: src/Goldilocks.Probing compares them with those of a second process.</summary>
public static class Repeatable
{
    /// <summary>Judges two payloads of one value.</summary>
    /// <param name="write">Makes the value and writes it.</param>
    public static Judgement Judge(Func<byte[]> write)
    {
        var (first, second) = (Attempt.Of("writing", write), Attempt.Of("writing", write));
        return (first.Value, second.Value) switch
        {
            (null, _) => Judgement.Fail(first.Problem!),
            (_, null) => Judgement.Fail(second.Problem!),
            var (one, two) when !one.AsSpan().SequenceEqual(two) => Judgement.Fail("the same process writes other bytes the second time"),
            var (one, _) => Judgement.Pass() with { Evidence = one },
        };
    }
}
