namespace Goldilocks.Prober.Attacks;

/// <summary>H05: bad lengths in a stream that is not seekable, gives one byte a read and tells no length.</summary>
public sealed class StreamSection : Section
{
    private const string Probe = "H05";
    private const int MostOffsets = 64;

    /// <inheritdoc/>
    public override string Name => "streams";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => Roots(subject).Any() ? null : AttackTexts.NoStreams;

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs(
    [
        .. from root in Roots(subject)
        from offset in Enumerable.Range(0, Math.Min(root.GoldenPayload.Length, MostOffsets))
        from pattern in LengthPatterns.All
        select ProbeInput.Reading(
            Probe,
            root.Model,
            () => $"{pattern.Words} at offset {offset}, and nothing after it, from a stream of unknown length",
            () => [.. root.GoldenPayload.Span[..offset], .. pattern.Bytes],
            Expectation.MayBeAnything) with
        {
            Read = payload => root.ReadStream(new OneByteStream(payload)),
        },
    ]);

    private static IEnumerable<IRoot> Roots(ISubject subject) => AttackedRoots.Of(subject).Where(root => root.TakesStreams && root.WhyNotRead is null);
}
