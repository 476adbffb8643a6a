namespace Goldilocks.Prober.Attacks;

/// <summary>H20, as far as no format is needed: payloads that are known to have ended a process, read as every attacked root. For another format they are just noise.</summary>
public sealed class RegressionSection : Section
{
    private const string Probe = "H20";

    /// <summary>After public reports of crashes, and of our own making.</summary>
    private static readonly (string Words, byte[] Bytes)[] s_vectors =
    [
        ("a string of length -2^31: 00 00 00 80", [0x00, 0x00, 0x00, 0x80]),
        ("the msgpack extension of a timestamp with a huge length", [0xC9, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF]),
        ("the head of a msgpack map of 2^32 - 1 entries", [0xDF, 0xFF, 0xFF, 0xFF, 0xFF]),
        ("a msgpack LZ4 block that states 2^31 - 1 bytes", [0xC9, 0x00, 0x00, 0x00, 0x06, 0x63, 0xD2, 0x7F, 0xFF, 0xFF, 0xFF, 0x00]),
        ("a msgpack array of LZ4 blocks with a false length", [0x92, 0xC7, 0x05, 0x62, 0xD2, 0x7F, 0xFF, 0xFF, 0xFF, 0xC4, 0x01, 0x00]),
        ("a msgpack LZ4 block that states fewer bytes than it holds", [0xC7, 0x08, 0x63, 0xD2, 0x00, 0x00, 0x00, 0x01, 0x20, 0x91, 0x00]),
        ("a msgpack LZ4 block that states more bytes than it holds", [0xC7, 0x08, 0x63, 0xD2, 0x00, 0x00, 0x10, 0x00, 0x20, 0x91, 0x00]),
        ("a msgpack LZ4 block that states -1 bytes", [0xC7, 0x08, 0x63, 0xD2, 0xFF, 0xFF, 0xFF, 0xFF, 0x20, 0x91, 0x00]),
        ("a msgpack LZ4 block that ends inside its own head", [0xC7, 0x03, 0x63, 0xD2, 0x00, 0x00]),
        ("a msgpack LZ4 block that copies from before its beginning", [0xC7, 0x0A, 0x63, 0xD2, 0x00, 0x00, 0x00, 0x20, 0x1F, 0x91, 0xFF, 0xFF, 0x0F]),
        ("a msgpack array of LZ4 blocks that states three and has one", [0x92, 0xC7, 0x03, 0x62, 0x01, 0x01, 0x01, 0xC4, 0x02, 0x10, 0x91]),
        ("a msgpack array of LZ4 blocks without the extension that has their lengths", [0x92, 0xC4, 0x02, 0x10, 0x91, 0xC4, 0x02, 0x10, 0x91]),
        ("nothing at all", []),
    ];

    /// <inheritdoc/>
    public override string Name => "regressions";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => AttackedRoots.Of(subject).Count == 0 ? AttackTexts.NoRoot : null;

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs(
    [
        .. from root in AttackedRoots.Of(subject)
        from vector in s_vectors
        select ProbeInput.Reading(Probe, root.Model, () => vector.Words, () => vector.Bytes.ToArray(), Expectation.MayBeAnything),
    ]);
}
