using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// H14, as far as no format is needed: letters of a text in the golden payload replaced by as many bytes that are no UTF-8, or no UTF-16, so that every length stays right. Another text may be
/// the answer, because a library may store texts in an encoding of its own that looks the same for letters.
/// </summary>
public sealed class TextSection : Section
{
    private const string Probe = "H14";

    /// <summary>Texts of the attacked models, each long enough for what is put into it.</summary>
    private static readonly string[] s_texts = ["porridge", "Goldilocks", "Forest"];

    private static readonly (string Words, byte[] Bytes)[] s_notUtf8 =
    [
        ("a NUL in two bytes, C0 80", [0xC0, 0x80]),
        ("a slash in three bytes, E0 80 AF", [0xE0, 0x80, 0xAF]),
        ("a lone continuation byte, 80", [0x80]),
        ("a lone half of a surrogate pair, ED A0 80", [0xED, 0xA0, 0x80]),
        ("both halves of a surrogate pair, ED A0 BD ED B8 80", [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]),
        ("more than U+10FFFF, F4 90 80 80", [0xF4, 0x90, 0x80, 0x80]),
        ("the first byte of three, E2", [0xE2]),
        ("two bytes of three, E2 82", [0xE2, 0x82]),
        ("the byte FF", [0xFF]),
        ("a byte order mark, EF BB BF", [0xEF, 0xBB, 0xBF]),
        ("a NUL", [0x00]),
    ];

    private static readonly (string Words, byte[] Bytes)[] s_notUtf16 =
    [
        ("a lone first half of a surrogate pair, U+D800", [0x00, 0xD8]),
        ("a lone second half of a surrogate pair, U+DC00", [0x00, 0xDC]),
        ("both halves in the wrong order", [0x00, 0xDC, 0x00, 0xD8]),
        ("a noncharacter, U+FFFF", [0xFF, 0xFF]),
        ("a NUL of two bytes", [0x00, 0x00]),
    ];

    /// <inheritdoc/>
    public override string Name => "texts";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => Open(subject, 0).Count > 0 ? null : "no text of an attacked model is found in its payload as UTF-8 or UTF-16";

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs(
    [
        .. from root in AttackedRoots.Of(subject)
        from text in s_texts
        from encoding in (Encoding[])[Encoding.UTF8, Encoding.Unicode]
        let place = root.GoldenPayload.Span.IndexOf(encoding.GetBytes(text))
        where place >= 0
        let length = encoding.GetByteCount(text)
        from bad in encoding == Encoding.UTF8 ? s_notUtf8 : s_notUtf16
        from isAtEnd in (bool[])[false, true]
        let offset = isAtEnd ? place + length - bad.Bytes.Length : place
        select ProbeInput.Reading(
            Probe, root.Model, () => $"{(isAtEnd ? "the end" : "the beginning")} of the text \"{text}\" replaced by {bad.Words}", () => Replaced(root, offset, bad.Bytes), Expectation.MayBeAnything),
    ]);

    private static byte[] Replaced(IRoot root, int offset, byte[] bytes)
    {
        var payload = root.GoldenPayload.ToArray();
        bytes.CopyTo(payload, offset);
        return payload;
    }
}
