using Goldilocks.Prober;

namespace Goldilocks.Corpora.Tests;

/// <summary>Questions to a fake library that must all be answered alike.</summary>
internal static class Alike
{
    /// <param name="fake">It speaks JSON.</param>
    /// <param name="models">What the questions are about.</param>
    /// <param name="verdict">On each of them.</param>
    /// <param name="words">Of what is said about each.</param>
    /// <param name="capabilities">The questions.</param>
    public static void Judge(Variant fake, IReadOnlyList<Workload> models, Verdict verdict, string words, IReadOnlyList<Capability> capabilities)
    {
        var subject = new Subject(fake, "json", models, new GoldenPayloads(null));
        Assert.All(capabilities, capability =>
        {
            var judgement = capability.Run(subject);
            Assert.Equal(verdict, judgement.Verdict);
            Assert.Contains(words, judgement.What, StringComparison.OrdinalIgnoreCase);
        });
    }
}
