namespace Goldilocks.Prober.Attacks;

/// <summary>Nesting that is skipped, and counts that are as large as what follows.</summary>
internal sealed class CborAttackSection() : AttackSection(new CborFormat(), static () =>
[
    .. Nesting.Skip("arrays", [0x81], [0x00], []),
    .. Nesting.Skip("arrays of unknown length", [0x9F], [], [0xFF]),
    .. Nesting.Skip("maps", [0xA1, 0x61, (byte)'a'], [0x00], []),
    .. Nesting.Skip("maps as keys of maps", [0xA1], [0x00], []),
    .. Nesting.Skip("tags", [0xC1], [0x00], []),
    .. Nesting.In("arrays", CorpusMember.Text, 1, levels => [.. Nesting.Repeated([0x81], levels), 0x00]),
    new("H04", "an array of a million empty values for a list", Place.Value, CorpusMember.List, _ => [0x9A, 0x00, 0x0F, 0x42, 0x40, .. Nesting.Repeated([0xF6], Million)]),
    new("H04", "a map of a million entries for a dictionary, all with the same key", Place.Value, CorpusMember.Map, _ => [0xBA, 0x00, 0x0F, 0x42, 0x40, .. Nesting.Repeated([0x60, 0x00], Million)]),
    new("H16", "a large number of a megabyte for a decimal", Place.Value, CorpusMember.Decimal, _ => [0xC2, 0x5A, 0x00, 0x0F, 0x42, 0x40, .. Nesting.Repeated([0xFF], Million)]),
    new("H16", "a decimal fraction with an exponent of 2^62", Place.Value, CorpusMember.Decimal, _ => [0xC4, 0x82, 0x1B, 0x40, 0, 0, 0, 0, 0, 0, 0, 0x01]),
    new("H16", "a decimal fraction with an exponent of 999,999,999", Place.Value, CorpusMember.Decimal, _ => [0xC4, 0x82, 0x1A, 0x3B, 0x9A, 0xC9, 0xFF, 0x01]),
    new("H16", "a large number of a megabyte for a long", Place.Value, CorpusMember.Long, _ => [0xC2, 0x5A, 0x00, 0x0F, 0x42, 0x40, .. Nesting.Repeated([0xFF], Million)]),
    new("H17", "a reference to a shared value that is not there", Place.Value, CorpusMember.List, _ => [0xD8, 0x1D, 0x19, 0x03, 0xE8]),
    new("H17", "a shared value that holds a reference to itself", Place.Skipped, CorpusMember.None, _ => [0xD8, 0x1C, 0x81, 0xD8, 0x1D, 0x00]),
    new("H19", "a text of 300,000 chunks", Place.Value, CorpusMember.Text, _ => [0x7F, .. Nesting.Repeated([0x61, (byte)'a'], Chunks), 0xFF]),
    new("H19", "300,000 empty chunks of bytes", Place.Value, CorpusMember.Bytes, _ => [0x5F, .. Nesting.Repeated([0x40], Chunks), 0xFF]),
    .. from length in s_lengths
       from head in s_heads
       select new FormatAttack("H03", $"{head.Words}: {length.Words}", Place.Value, head.Member, _ => [.. head.Tags, (byte)(head.Major | length.Head), .. length.Bytes, 0x01]),
    .. from moment in s_moments select new FormatAttack("H16", $"{moment.Words} for a date", Place.Value, CorpusMember.Moment, _ => moment.Bytes),
    .. from array in s_arrays select new FormatAttack("H04", $"{array.Words} in the place of a list", Place.Value, CorpusMember.List, _ => array.Bytes),
])
{
    private const int Million = 1_000_000;
    private const int Chunks = 300_000;

    private static readonly (string Words, byte Head, byte[] Bytes)[] s_lengths =
    [
        ("a length of 2^32 - 1", 0x1A, [0xFF, 0xFF, 0xFF, 0xFF]),
        ("a length of 2^31 - 1", 0x1A, [0x7F, 0xFF, 0xFF, 0xFF]),
        ("a length of 2^64 - 1", 0x1B, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
        ("a length of 2^63", 0x1B, [0x80, 0, 0, 0, 0, 0, 0, 0]),
        ("a length of 2^32", 0x1B, [0, 0, 0, 1, 0, 0, 0, 0]),
    ];

    /// <summary>The types that have a length, also behind the tags of dates, large numbers and arrays.</summary>
    private static readonly (string Words, CorpusMember Member, byte[] Tags, byte Major)[] s_heads =
    [
        ("a text", CorpusMember.Text, [], 0x60),
        ("bytes", CorpusMember.Bytes, [], 0x40),
        ("a list", CorpusMember.List, [], 0x80),
        ("a map", CorpusMember.Map, [], 0xA0),
        ("a date as a text", CorpusMember.Moment, [0xC0], 0x60),
        ("a large number", CorpusMember.Long, [0xC2], 0x40),
        ("a decimal fraction", CorpusMember.Decimal, [0xC4], 0x80),
        ("an array of numbers of four bytes", CorpusMember.List, [0xD8, 0x46], 0x40),
        ("an array of several dimensions", CorpusMember.List, [0xD8, 0x28], 0x80),
    ];

    private static readonly (string Words, byte[] Bytes)[] s_moments =
    [
        ("no number", [0xC1, 0xF9, 0x7E, 0x00]),
        ("infinity", [0xC1, 0xF9, 0x7C, 0x00]),
        ("1.7E+308 s", [0xC1, 0xFB, 0x7F, 0xEF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
        ("2^64 - 1 s", [0xC1, 0x1B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
        ("-2^64 s", [0xC1, 0x3B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
        ("an empty text", [0xC0, 0x60]),
        ("a list", [0xC1, 0x80]),
        ("a large number of a megabyte", [0xC1, 0xC2, 0x5A, 0x00, 0x0F, 0x42, 0x40, .. Nesting.Repeated([0xFF], Million)]),
    ];

    private static readonly (string Words, byte[] Bytes)[] s_arrays =
    [
        ("an array of numbers of four bytes that has three bytes", [0xD8, 0x46, 0x43, 1, 2, 3]),
        ("an array of two dimensions of 2^31 - 1 with one element", [0xD8, 0x28, 0x82, 0x82, 0x1A, 0x7F, 0xFF, 0xFF, 0xFF, 0x1A, 0x7F, 0xFF, 0xFF, 0xFF, 0x81, 0x01]),
        ("an array of two dimensions, one of them -1", [0xD8, 0x28, 0x82, 0x82, 0x20, 0x01, 0x81, 0x01]),
        ("an array of no dimension", [0xD8, 0x28, 0x82, 0x80, 0x81, 0x01]),
    ];
}
