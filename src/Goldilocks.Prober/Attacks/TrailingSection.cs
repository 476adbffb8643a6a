namespace Goldilocks.Prober.Attacks;

/// <summary>H18, as far as no format is needed: something after the golden payload. Refusing it and ignoring it are both usual; which of them happens is recorded.</summary>
public sealed class TrailingSection : Section
{
    private const string Probe = "H18";

    /// <inheritdoc/>
    public override string Name => "trailing";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => AttackedRoots.Of(subject).Count == 0 ? AttackTexts.NoRoot : null;

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) =>
        new ListedInputs([.. AttackedRoots.Of(subject).SelectMany(root => Tails(root).Select(tail => Input(root, tail.Words, tail.Bytes)))]);

    private static IEnumerable<(string Words, byte[] Bytes)> Tails(IRoot root) =>
    [
        ("a NUL", [0]),
        ("64 NULs", new byte[64]),
        ("a byte FF", [0xFF]),
        ("a letter", "x"u8.ToArray()),
        ("a closing brace", "}"u8.ToArray()),
        ("the golden payload again", root.GoldenPayload.ToArray()),
    ];

    private static ProbeInput Input(IRoot root, string words, byte[] tail) => ProbeInput.Reading(
        Probe, root.Model, () => "the golden payload, then " + words, () => [.. root.GoldenPayload.Span, .. tail], Expectation.MayBeAnything) with
    {
        Note = isValue => $"{Departure.Open} {words} behind the value of {root.Model.Text}: {(isValue ? "ignored" : "refused")}",
    };
}
