namespace Goldilocks.Prober.Attacks;

/// <summary>H13 for payloads that are compressed as a whole: a small one becomes very large before anything of it is read.</summary>
public sealed class BombSection : Section
{
    private const string Probe = "H13";

    /// <summary>The larger one is more than a child may have.</summary>
    private static readonly int[] s_sizes = [200_000_000, 900_000_000];

    /// <inheritdoc/>
    public override string Name => "bombs";

    /// <inheritdoc/>
    /// <remarks>It measures memory.</remarks>
    public override Sharing Sharing => Sharing.None;

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => Open(subject, 0).Count > 0 ? null : "its payloads are not compressed, or not by a compressor that is known here";

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs(
    [
        .. from root in AttackedRoots.Of(subject).Where(root => root.WhyNotRead is null).Take(1)
        let golden = root.GoldenPayload.ToArray()
        from bomb in CompressionBomb.All
        where bomb.IsUsedFor(golden)
        from bytes in s_sizes
        select ProbeInput.Reading(
            Probe, root.Model, () => FormattableString.Invariant($"{bytes / 1_000_000} MB of zeros, compressed by {bomb.Name}"), () => bomb.Bomb(bytes), Expectation.MayBeAnything),
    ]);
}
