namespace Goldilocks.Prober.Attacks;

/// <summary>Bad lengths of the types that BSON has beside those of other formats, and numbers beyond what a class can hold: in a member that the type does not have, and in the place of one of that type.</summary>
internal static class BsonLengths
{
    private const string Lengths = "H03";
    private const string Numbers = "H16";

    private static readonly int[] s_lengths = [-1, int.MinValue, int.MaxValue, 0];

    /// <summary>All of them.</summary>
    public static IEnumerable<FormatAttack> All =>
    [
        .. s_lengths.SelectMany(Stating),
        .. Binaries(),
        Skipped("a regular expression that does not end", [0x0B, (byte)'a']),
        .. Dates(),
        .. Decimals(),
    ];

    private static IEnumerable<FormatAttack> Stating(int length)
    {
        byte[] stated = FixedNumber.Int32LittleEndian(length);
        yield return Skipped(Words("a text", length), [0x02, .. stated, (byte)'a', 0]);
        yield return In(CorpusMember.Text, Words("a text in its place", length), [0x02, .. stated, (byte)'a', 0]);
        yield return Skipped(Words("a document", length), [0x03, .. stated, 0]);
        yield return Skipped(Words("an array", length), [0x04, .. stated, 0]);
        yield return In(CorpusMember.List, Words("an array in its place", length), [0x04, .. stated, 0]);
        yield return Skipped(Words("bytes", length), [0x05, .. stated, 0, 1, 2, 3]);
        yield return In(CorpusMember.Bytes, Words("bytes in their place", length), [0x05, .. stated, 0, 1, 2, 3]);
        yield return Skipped(Words("code", length), [0x0D, .. stated, (byte)'a', 0]);
        yield return Skipped(Words("code with a scope", length), [0x0F, .. stated, .. FixedNumber.Int32LittleEndian(2), (byte)'a', 0, .. FixedNumber.Int32LittleEndian(5), 0]);
        yield return Skipped(Words("code inside of code with a scope", length), [0x0F, .. FixedNumber.Int32LittleEndian(15), .. stated, (byte)'a', 0, .. FixedNumber.Int32LittleEndian(5), 0]);
        yield return In(CorpusMember.Bytes, Words("bytes of the old kind, whose second length is false", length), [0x05, .. FixedNumber.Int32LittleEndian(8), 0x02, .. stated, 1, 2, 3, 4]);
        yield return Skipped(Words("bytes of the old kind, whose second length is false", length), [0x05, .. FixedNumber.Int32LittleEndian(8), 0x02, .. stated, 1, 2, 3, 4]);
    }

    /// <summary>Kinds of bytes that have a form of their own.</summary>
    private static IEnumerable<FormatAttack> Binaries() =>
        from kind in new (byte Kind, string Words)[] { (0x02, "bytes of the old kind without room for the second length"), (0x03, "a UUID of the old kind with one byte"), (0x04, "a UUID with one byte"), (0x09, "a vector with one byte") }
        from member in new[] { CorpusMember.None, CorpusMember.Bytes, CorpusMember.Text }
        select member == CorpusMember.None ? Skipped(kind.Words, [0x05, .. FixedNumber.Int32LittleEndian(1), kind.Kind, 0x27]) : In(member, $"{kind.Words} in the place of {(member == CorpusMember.Bytes ? "bytes" : "a text")}", [0x05, .. FixedNumber.Int32LittleEndian(1), kind.Kind, 0x27]);

    private static IEnumerable<FormatAttack> Dates() =>
        from milliseconds in new[] { long.MinValue, long.MaxValue, 253_402_300_800_000, -62_135_596_800_001 }
        select In(CorpusMember.Moment, FormattableString.Invariant($"a date of {milliseconds:N0} ms"), [0x09, .. FixedNumber.Int64LittleEndian(milliseconds)], Numbers);

    /// <summary>The exponent stands in the highest bits; some forms have a number that is too long, and count as 0.</summary>
    private static IEnumerable<FormatAttack> Decimals() =>
        from form in new[] { (Words: "no number", High: 0x7C00_0000_0000_0000), (Words: "infinity", High: 0x7800_0000_0000_0000), (Words: "1E+6111", High: 0x5FFE_0000_0000_0000), (Words: "1E-6176", High: 0x0000_0000_0000_0000), (Words: "a form that is not canonical", High: 0x6C10_0000_0000_0000) }
        select In(CorpusMember.Decimal, $"{form.Words} as a Decimal128", [0x13, .. FixedNumber.Int64LittleEndian(1), .. FixedNumber.Int64LittleEndian(form.High)], Numbers);

    private static FormatAttack Skipped(string words, byte[] typed) => new(Lengths, words + ", in a member that the type does not have", Place.Skipped, CorpusMember.None, _ => typed);

    private static FormatAttack In(CorpusMember member, string words, byte[] typed, string probe = Lengths) => new(probe, words, Place.Value, member, _ => typed);

    private static string Words(string what, int length) => FormattableString.Invariant($"{what}: a length of {length:N0}");
}
