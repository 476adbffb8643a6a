using System.Buffers.Binary;
using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>CBOR with objects as maps from text. Maps and arrays count their elements and not their bytes.</summary>
internal sealed class CborFormat() : PayloadFormat("cbor")
{
    private const byte Text0 = 0x60;
    private const byte Array0 = 0x80;
    private const byte Map0 = 0xA0;
    private const int LargestCountInHead = 23;

    public override IReadOnlyList<CasePart> Parse(string bytes) => CaseBytes.OfHexadecimal(bytes);

    public override byte[] Text(byte[] content) => content.Length <= byte.MaxValue ? [0x78, (byte)content.Length, .. content] : [0x79, (byte)(content.Length >> 8), (byte)content.Length, .. content];

    public override byte[] Int(byte number) => [number];

    public override Frame? FindValue(byte[] payload, CorpusMember member) => ByteSearch.FrameAround(payload, PlaceOf(payload, member));

    public override Frame? AddMember(byte[] payload) => payload[0] is >= Map0 and < Map0 + LargestCountInHead
        ? Frame.Between([(byte)(payload[0] + 1), .. payload[1..], .. String("zzUnknown")], [])
        : null;

    protected override bool LooksLike(ReadOnlySpan<byte> payload) => payload.IndexOf(String(CorpusTargets.Text)) > 0;

    private static Range? PlaceOf(byte[] payload, CorpusMember member) => member == CorpusMember.Decimal
        ? LoneMember.In(payload, member, (Map0 + 2, Array0 + 2), Text0, PlaceOf(payload, CorpusMember.Ulong))
        : ByteSearch.OnlyPlaceOfAny(payload, Encodings(member)) ?? (CorpusTargets.IsAlone(member) ? LoneMember.In(payload, member, (Map0 + 1, Array0 + 1), Text0, null) : null);

    private static byte[][] Encodings(CorpusMember member) => member switch
    {
        CorpusMember.Text or CorpusMember.Any => [String(CorpusTargets.Text)],
        CorpusMember.Int => [Int32(CorpusTargets.Int)],
        CorpusMember.Long => [Int64(0x1B, CorpusTargets.Long)],
        CorpusMember.Ulong => [Int64(0x1B, (long)CorpusTargets.Ulong)],
        CorpusMember.Double => [Single((float)CorpusTargets.Double), Int64(0xFB, BitConverter.DoubleToInt64Bits(CorpusTargets.Double))],
        CorpusMember.Flag => [[0xF5]],
        CorpusMember.Bytes => [[(byte)(0x40 + CorpusTargets.Bytes.Count), .. CorpusTargets.Bytes]],
        CorpusMember.List => [[Array0 + 2, .. Int32(CorpusTargets.FirstElement), .. Int32(CorpusTargets.SecondElement)]],
        CorpusMember.Parts => [[Array0 + 1, Map0 + 1, .. String("Number"), .. Int32(CorpusTargets.PartNumber)]],
        CorpusMember.Map => [[Map0 + 1, .. String(CorpusTargets.Key), .. Int32(CorpusTargets.Entry)]],
        CorpusMember.Part => [[Map0 + 1, .. String("Number"), .. Int32(CorpusTargets.PartNumber)], [Map0 + 1, .. String("number"), .. Int32(CorpusTargets.PartNumber)]],
        _ => [],
    };

    private static byte[] Int32(int number) => [0x1A, .. FixedNumber.Int32BigEndian(number)];

    private static byte[] Single(float number)
    {
        byte[] bytes = [0xFA, 0, 0, 0, 0];
        BinaryPrimitives.WriteSingleBigEndian(bytes.AsSpan(1), number);
        return bytes;
    }

    private static byte[] Int64(byte head, long number) => [head, .. FixedNumber.Int64BigEndian(number)];

    private static byte[] String(string text) => [(byte)(Text0 + text.Length), .. Encoding.ASCII.GetBytes(text)];
}

/// <summary>Heads, lengths, chunks, tags and simple values of CBOR.</summary>
internal sealed class CborCorpusSection() : CorpusSection(new CborFormat());
