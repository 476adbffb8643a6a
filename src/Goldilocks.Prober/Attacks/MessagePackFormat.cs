using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>The format of the folder's name. Maps and arrays count their elements and not their bytes, so that a value can be replaced by one of another length.</summary>
internal sealed class MessagePackFormat() : PayloadFormat("messagepack")
{
    private const byte FixMap = 0x80;
    private const byte FixArray = 0x90;
    private const byte FixString = 0xA0;
    private const int LargestFixCount = 15;

    public override IReadOnlyList<CasePart> Parse(string bytes) => CaseBytes.OfHexadecimal(bytes);

    public override byte[] Text(byte[] content) => content.Length <= byte.MaxValue ? [0xD9, (byte)content.Length, .. content] : [0xDA, (byte)(content.Length >> 8), (byte)content.Length, .. content];

    public override byte[] Int(byte number) => [number];

    public override Frame? FindValue(byte[] payload, CorpusMember member) => ByteSearch.FrameAround(payload, PlaceOf(payload, member));

    /// <summary>One more entry of a map, or one more element of an array that has an element for each member.</summary>
    public override Frame? AddMember(byte[] payload) => (payload[0] & 0xF0, payload[0] & 0x0F) switch
    {
        (FixMap, < LargestFixCount) => Frame.Between([(byte)(payload[0] + 1), .. payload[1..], .. String("zzUnknown")], []),
        (FixArray, < LargestFixCount) => Frame.Between([(byte)(payload[0] + 1), .. payload[1..]], []),
        _ => null,
    };

    protected override bool LooksLike(ReadOnlySpan<byte> payload) => payload.IndexOf(String(CorpusTargets.Text)) > 0;

    private static Range? PlaceOf(byte[] payload, CorpusMember member) => member == CorpusMember.Decimal
        ? LoneMember.In(payload, member, (FixMap + 2, FixArray + 2), FixString, PlaceOf(payload, CorpusMember.Ulong))
        : ByteSearch.OnlyPlaceOfAny(payload, Encodings(member)) ?? (CorpusTargets.IsAlone(member) ? LoneMember.In(payload, member, (FixMap + 1, FixArray + 1), FixString, null) : null);

    private static byte[][] Encodings(CorpusMember member) => member switch
    {
        CorpusMember.Text or CorpusMember.Any => [String(CorpusTargets.Text)],
        CorpusMember.Int => Ints(CorpusTargets.Int),
        CorpusMember.Long => [[0xCF, .. FixedNumber.Int64BigEndian(CorpusTargets.Long)], [0xD3, .. FixedNumber.Int64BigEndian(CorpusTargets.Long)]],
        CorpusMember.Ulong => [[0xCF, .. FixedNumber.Int64BigEndian((long)CorpusTargets.Ulong)], [0xD3, .. FixedNumber.Int64BigEndian((long)CorpusTargets.Ulong)]],
        CorpusMember.Double => [[0xCB, .. FixedNumber.Int64BigEndian(BitConverter.DoubleToInt64Bits(CorpusTargets.Double))]],
        CorpusMember.Flag => [[0xC3]],
        CorpusMember.Bytes => [[0xC4, (byte)CorpusTargets.Bytes.Count, .. CorpusTargets.Bytes]],
        CorpusMember.List => [.. Ints(CorpusTargets.FirstElement).Zip(Ints(CorpusTargets.SecondElement), (first, second) => (byte[])[FixArray + 2, .. first, .. second])],
        CorpusMember.Map => [.. Ints(CorpusTargets.Entry).Select(entry => (byte[])[FixMap + 1, .. String(CorpusTargets.Key), .. entry])],
        CorpusMember.Keys => [.. Ints(CorpusTargets.NumberKey).Select(number => (byte[])[FixMap + 1, .. number, .. number])],
        CorpusMember.Part => Parts(),
        CorpusMember.Parts => [.. Parts().Select(part => (byte[])[FixArray + 1, .. part])],
        CorpusMember.Maybe => Ints(CorpusTargets.Int),
        CorpusMember.Moment => [[0xD6, 0xFF, .. FixedNumber.Int32BigEndian((int)new DateTimeOffset(CorpusTargets.Moment).ToUnixTimeSeconds())]],
        _ => [],
    };

    /// <summary>An object is a map of names or an array of members.</summary>
    private static byte[][] Parts() => [.. Ints(CorpusTargets.PartNumber).SelectMany(number => (byte[][])[[FixMap + 1, .. String("Number"), .. number], [FixArray + 1, .. number]])];

    /// <summary>Unsigned or signed; of 32 bits.</summary>
    private static byte[][] Ints(int number) => [[0xCE, .. FixedNumber.Int32BigEndian(number)], [0xD2, .. FixedNumber.Int32BigEndian(number)]];

    private static byte[] String(string text) => [(byte)(FixString + text.Length), .. Encoding.ASCII.GetBytes(text)];
}

/// <summary>Every kind of value in the specification, at its boundaries.</summary>
internal sealed class MessagePackCorpusSection() : CorpusSection(new MessagePackFormat());
