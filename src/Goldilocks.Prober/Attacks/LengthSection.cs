namespace Goldilocks.Prober.Attacks;

/// <summary>
/// H03: at every offset of each golden payload, the bytes of a huge or negative length; also cut off right behind it, because one known crash needs a bad length and nothing after it.
/// No knowledge of the format is needed: one of the offsets is that of a length.
/// </summary>
public sealed class LengthSection : Section
{
    private const string Probe = "H03";
    private const int MostOffsets = 256;
    private static readonly bool[] s_cutOrNot = [true, false];

    /// <inheritdoc/>
    public override string Name => "lengths";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => AttackedRoots.Of(subject).Count == 0 ? AttackTexts.NoRoot : null;

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs(
    [
        .. from root in AttackedRoots.Of(subject)
        from offset in Enumerable.Range(0, Math.Min(root.GoldenPayload.Length, MostOffsets))
        from pattern in LengthPatterns.All
        from isCut in s_cutOrNot
        select ProbeInput.Reading(
            Probe,
            root.Model,
            () => $"{pattern.Words} at offset {offset}" + (isCut ? ", and nothing after it" : ""),
            () => Replace(root.GoldenPayload.Span, offset, pattern.Bytes, isCut),
            Expectation.MayBeAnything),
    ]);

    private static byte[] Replace(ReadOnlySpan<byte> golden, int offset, ReadOnlySpan<byte> pattern, bool isCut)
    {
        var length = isCut ? offset + pattern.Length : Math.Max(golden.Length, offset + pattern.Length);
        var bytes = new byte[length];
        golden[..Math.Min(golden.Length, length)].CopyTo(bytes);
        pattern.CopyTo(bytes.AsSpan(offset));
        return bytes;
    }
}
