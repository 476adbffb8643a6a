using Goldilocks.Values;

namespace Goldilocks.Prober.Attacks;

/// <summary>H01: every prefix of each golden payload; of a long one a sample. A prefix that is read must give the whole value, or be a document of its own.</summary>
public sealed class PrefixSection : Section
{
    private const string Probe = "H01";
    private const int AllUpToBytes = 4096;
    private const int Sampled = 1000;

    /// <inheritdoc/>
    public override string Name => "prefixes";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => AttackedRoots.Of(subject).Count == 0 ? AttackTexts.NoRoot : null;

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) =>
        new ListedInputs([.. AttackedRoots.Of(subject).SelectMany(root => Inputs(subject, root, seed))]);

    /// <summary>The prefixes of one golden payload.</summary>
    /// <param name="subject">The variant.</param>
    /// <param name="root">The root.</param>
    /// <param name="seed">For the sample of a long payload.</param>
    /// <param name="suffix">What the words of an input end with.</param>
    internal static IEnumerable<ProbeInput> Inputs(ISubject subject, IRoot root, ulong seed, string suffix = "") => Lengths(root.GoldenPayload.Length, seed).Select(length => Input(subject, root, length, suffix));

    private static IEnumerable<int> Lengths(int whole, ulong seed)
    {
        if (whole <= AllUpToBytes)
        {
            return Enumerable.Range(0, whole);
        }

        var random = new SeededRandom(seed);
        return Enumerable.Range(0, Sampled).Select(_ => random.Next(whole)).Distinct().Order();
    }

    private static ProbeInput Input(ISubject subject, IRoot root, int length, string suffix) => ProbeInput.Reading(
        Probe,
        root.Model,
        () => $"the first {length} of {root.GoldenPayload.Length} bytes{suffix}",
        () => root.GoldenPayload[..length].ToArray(),
        LegalPrefixes.Expect(subject, root, length));
}
