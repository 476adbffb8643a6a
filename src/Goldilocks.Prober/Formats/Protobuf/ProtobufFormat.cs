using Goldilocks.Prober.Probes;

namespace Goldilocks.Prober.Formats.Protobuf;

/// <summary>Protocol Buffers. A message has no head and no length, so a case is the whole payload; its field numbers are those of the models.</summary>
internal sealed class ProtobufFormat() : PayloadFormat("protobuf")
{
    private const byte TextTag = 0x0A;
    private const byte IntTag = 0x10;

    public override IReadOnlyList<CasePart> Parse(string bytes) => CaseBytes.OfHexadecimal(bytes);

    public override byte[] Text(byte[] content) => [TextTag, .. Varint.Of((ulong)content.Length), .. content];

    public override byte[] Int(byte number) => [IntTag, number];

    public override Frame? FindValue(byte[] payload, CorpusMember member) => member is CorpusMember.Decimal or CorpusMember.Ulong or CorpusMember.Moment or CorpusMember.Int128 ? null : Whole(payload);

    protected override bool LooksLike(ReadOnlySpan<byte> payload) => payload.IndexOf(TextTag) >= 0;
}

/// <summary>Varints, lengths, tags, groups and unknown fields of Protocol Buffers.</summary>
internal sealed class ProtobufCorpusSection() : CorpusSection(new ProtobufFormat());
