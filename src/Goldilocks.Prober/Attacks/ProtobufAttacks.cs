namespace Goldilocks.Prober.Attacks;

/// <summary>Groups that are skipped, and very many fields. A message has no end of its own, so each attack is the whole payload.</summary>
internal sealed class ProtobufAttackSection() : AttackSection(new ProtobufFormat(), static () =>
[
    .. Nesting.Skip("groups", s_groupStart, [], s_groupEnd).Select(attack => attack.AsField()),
    .. Nesting.Skip("groups with different numbers", LevelBytes, Different).Select(attack => attack.AsField()),
    new("H15", "the same field a million times", Place.Value, CorpusMember.Int, _ => Nesting.Repeated([0x10, 0x01], Million)),
    new("H15", "a text of 1,000 bytes, 1,000 times", Place.Value, CorpusMember.Text, _ => Nesting.Repeated([0x0A, .. Varint.Of(Thousand), .. new byte[Thousand]], Thousand)),
    new("H15", "an entry of a dictionary 200,000 times", Place.Value, CorpusMember.Map, _ => Nesting.Repeated([0x0A, 0x05, 0x0A, 0x01, (byte)'a', 0x10, 0x01], 200 * Thousand)),
    new("H04", "a million packed numbers for a list", Place.Value, CorpusMember.List, _ => [0x0A, .. Varint.Of(Million), .. new byte[Million]]),
    new("H16", "packed numbers that end in the middle of a number", Place.Value, CorpusMember.List, _ => [0x0A, 0x03, 0x01, 0x02, 0x80]),
    new("H19", "100,000 fields that the type does not have", Place.Value, CorpusMember.Int, _ => [.. Enumerable.Range(1000, 100 * Thousand).SelectMany(number => (byte[])[.. Varint.Of((ulong)number << 3), 0x01])]) { IsInUnknown = true },
    new("H19", "a field of a megabyte that the type does not have", Place.Value, CorpusMember.Int, _ => [.. Varint.Of((1000 << 3) | 2), .. Varint.Of(Million), .. new byte[Million]]) { IsInUnknown = true },
])
{
    private const int Million = 1_000_000;
    private const int Thousand = 1_000;
    private const int LevelBytes = 6;
    private const int StartGroup = 3;
    private const int EndGroup = 4;
    private const int FirstUnknown = 1000;

    private static readonly byte[] s_groupStart = Varint.Of((FirstUnknown << 3) | StartGroup);
    private static readonly byte[] s_groupEnd = Varint.Of((FirstUnknown << 3) | EndGroup);

    /// <summary>A reader that compares the numbers of a group's start and end must keep all of them.</summary>
    private static byte[] Different(int levels)
    {
        List<byte> bytes = [];
        bytes.AddRange(Enumerable.Range(0, levels).SelectMany(level => Varint.Of((ulong)(((FirstUnknown + (level % Thousand)) << 3) | StartGroup))));
        bytes.AddRange(Enumerable.Range(0, levels).Reverse().SelectMany(level => Varint.Of((ulong)(((FirstUnknown + (level % Thousand)) << 3) | EndGroup))));
        return [.. bytes];
    }
}

/// <summary>Protocol Buffers. A message has no head and no length, so a case is the whole payload; its field numbers are those of the models.</summary>
internal sealed class ProtobufFormat() : PayloadFormat("protobuf")
{
    private const byte TextTag = 0x0A;
    private const byte IntTag = 0x10;

    public override IReadOnlyList<CasePart> Parse(string bytes) => CaseBytes.OfHexadecimal(bytes);

    public override byte[] Text(byte[] content) => [TextTag, .. Varint.Of((ulong)content.Length), .. content];

    public override byte[] Int(byte number) => [IntTag, number];

    public override Frame? FindValue(byte[] payload, CorpusMember member) => member is CorpusMember.Ulong or CorpusMember.Int128 ? null : Whole(payload);

    protected override bool LooksLike(ReadOnlySpan<byte> payload) => payload.IndexOf(TextTag) >= 0;
}

/// <summary>Varints, lengths, tags, groups and unknown fields of Protocol Buffers.</summary>
internal sealed class ProtobufCorpusSection() : CorpusSection(new ProtobufFormat());
