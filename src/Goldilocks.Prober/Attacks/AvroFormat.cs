using System.Buffers.Binary;
using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// Avro. A payload has nothing but values in the order of the schema, so a case takes the place of a value. What depends on the writer's schema is asked by a file, which states it: see <see cref="AvroFile"/>.
/// </summary>
internal sealed class AvroFormat() : PayloadFormat("avro")
{
    private const byte SecondBranch = 2;

    public override string Name => "avro";

    /// <summary>A case in a file has the schema as text and the value in hexadecimal, between two backquotes.</summary>
    public override IReadOnlyList<CasePart> Parse(string bytes) => bytes.Contains('`', StringComparison.Ordinal) ? CaseBytes.OfText(bytes) : CaseBytes.OfHexadecimal(bytes);

    public override Frame? FindValue(byte[] payload, CorpusMember member) => ByteSearch.FrameAround(payload, PlaceOf(payload, member));

    public override Frame? MakeFile(CorpusMember member) => AvroFile.Of(member);

    public override byte[] Text(byte[] content) => [.. Number(content.Length), .. content];

    public override byte[] Int(byte number) => Number(number);

    protected override bool LooksLike(ReadOnlySpan<byte> payload) => payload.StartsWith(Encode(CorpusMember.Text));

    /// <summary>A number as a varint in which the sign is the lowest bit.</summary>
    internal static byte[] Number(long number) => Varint.Of((ulong)((number << 1) ^ (number >> 63)));

    /// <summary>The value that the model has, as the schema without a writer's own has it.</summary>
    internal static byte[] Encode(CorpusMember member) => member switch
    {
        CorpusMember.Text => [.. Number(CorpusTargets.Text.Length), .. Encoding.ASCII.GetBytes(CorpusTargets.Text)],
        CorpusMember.Int => Number(CorpusTargets.Int),
        CorpusMember.Long => Number(CorpusTargets.Long),
        CorpusMember.Double => Double(CorpusTargets.Double),
        CorpusMember.Flag => [1],
        CorpusMember.Bytes => [.. Number(CorpusTargets.Bytes.Count), .. CorpusTargets.Bytes],
        CorpusMember.List => [.. Number(2), .. Number(CorpusTargets.FirstElement), .. Number(CorpusTargets.SecondElement), 0],
        CorpusMember.Map => [.. Number(1), .. Number(CorpusTargets.Key.Length), .. Encoding.ASCII.GetBytes(CorpusTargets.Key), .. Number(CorpusTargets.Entry), 0],
        CorpusMember.Maybe => [SecondBranch, .. Number(CorpusTargets.Int)],
        CorpusMember.Part => [SecondBranch, .. Number(CorpusTargets.PartNumber)],
        _ => [],
    };

    /// <summary>A boolean is the last of its model, and its one byte may occur elsewhere.</summary>
    private static Range? PlaceOf(byte[] payload, CorpusMember member) => member == CorpusMember.Flag
        ? (payload.Length - 1)..payload.Length
        : Encode(member) is { Length: > 0 } encoding ? ByteSearch.OnlyPlaceOf(payload, encoding) : null;

    private static byte[] Double(double number)
    {
        var bytes = new byte[sizeof(double)];
        BinaryPrimitives.WriteDoubleLittleEndian(bytes, number);
        return bytes;
    }
}
