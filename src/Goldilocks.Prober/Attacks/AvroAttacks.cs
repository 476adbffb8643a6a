namespace Goldilocks.Prober.Attacks;

/// <summary>Blocks of lists and dictionaries, whose count may be negative and then has a length behind it, and lengths of texts and bytes.</summary>
internal sealed class AvroAttackSection() : AttackSection(new AvroFormat(), static () =>
[
    .. from block in s_blocks
       from member in new[] { (Member: CorpusMember.List, Words: "a list"), (Member: CorpusMember.Map, Words: "a dictionary") }
       select new FormatAttack("H03", $"{block.Words} in the place of {member.Words}", Place.Value, member.Member, _ => block.Make()),
    .. from length in s_lengths
       from member in new[] { (Member: CorpusMember.Text, Words: "a text"), (Member: CorpusMember.Bytes, Words: "bytes") }
       select new FormatAttack("H03", FormattableString.Invariant($"a length of {length:N0} for {member.Words}"), Place.Value, member.Member, _ => AvroFormat.Number(length)),
    new("H19", "a list of 300,000 blocks of one number", Place.Value, CorpusMember.List, _ => [.. Nesting.Repeated([2, 2], Many), 0]),
    new("H15", "a dictionary of 300,000 blocks with the same key", Place.Value, CorpusMember.Map, _ => [.. Nesting.Repeated([2, 2, (byte)'a', 2], Many), 0]),
])
{
    private const int Many = 300_000;
    private const long Billions = 1L << 62;

    private static readonly long[] s_lengths = [-1, long.MinValue, int.MaxValue, Billions];

    private static readonly (string Words, Func<byte[]> Make)[] s_blocks =
    [
        ("a block of 2^62", () => AvroFormat.Number(Billions)),
        ("a block of 2^31 - 1", () => AvroFormat.Number(int.MaxValue)),
        ("a block of -2^63", () => [.. AvroFormat.Number(long.MinValue), .. AvroFormat.Number(1), 0, 0]),
        ("a block of -2^31 with a length of one", () => [.. AvroFormat.Number(int.MinValue), .. AvroFormat.Number(1), 0, 0]),
        ("a block of -1 with a length of 2^62", () => [.. AvroFormat.Number(-1), .. AvroFormat.Number(Billions), 2, 2, 0]),
        ("a block of -1 with a length of -1", () => [.. AvroFormat.Number(-1), .. AvroFormat.Number(-1), 2, 2, 0]),
        ("a block of -1 with a length of none", () => [.. AvroFormat.Number(-1), 0, 2, 2, 0]),
    ];
}
