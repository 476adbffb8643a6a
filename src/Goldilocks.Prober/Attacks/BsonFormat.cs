using System.Buffers.Binary;
using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>BSON. A case is an element without its name; the length of the document is put right.</summary>
internal sealed class BsonFormat() : PayloadFormat("bson")
{
    /// <summary>The byte of a type in front of an element's name.</summary>
    internal const byte StringType = 0x02;

    /// <summary>See <see cref="StringType"/>.</summary>
    internal const byte DocumentType = 0x03;

    /// <summary>See <see cref="StringType"/>.</summary>
    internal const byte ArrayType = 0x04;

    private const int HeadBytes = sizeof(int);

    protected override bool ShowsItself => true;

    public override IReadOnlyList<CasePart> Parse(string bytes) => CaseBytes.OfHexadecimal(bytes);

    public override byte[] Text(byte[] content) => [0x02, .. FixedNumber.Int32LittleEndian(content.Length + 1), .. content, 0];

    public override byte[] Int(byte number) => [0x10, .. FixedNumber.Int32LittleEndian(number)];

    public override Frame? FindValue(byte[] payload, CorpusMember member) => BsonElement.In(payload).FirstOrDefault(element => IsMember(payload, element, member)) is { } found
        ? Replace(payload, found, parts => Named(Frame.Fill(parts, null), payload[found.Name]))
        : null;

    /// <summary>A case is one element or several; <c>@Int@</c> stands before the type of each.</summary>
    public override Frame? FindMember(byte[] payload) => BsonElement.In(payload).FirstOrDefault(element => IsMember(payload, element, CorpusMember.Int)) is { } found
        ? Replace(payload, found, parts => [.. parts.Where(part => part.Name is null).SelectMany(part => Named(part.Bytes, payload[found.Name]))])
        : null;

    public override Frame? AddMember(byte[] payload)
    {
        var end = payload.Length - 1;
        var nothing = new BsonElement(0, end..end, end..end);
        return Replace(payload, nothing, parts => Named(Frame.Fill(parts, null), [.. "zzUnknown"u8, 0]));
    }

    public override Frame Whole(byte[] payload) => new(parts => Frame.Fill(parts, name => name switch
    {
        "Document" => payload,
        "Document.tail" => payload[HeadBytes..],
        _ => throw new FormatException($"@{name}@ means nothing in BSON."),
    }));

    protected override bool LooksLike(ReadOnlySpan<byte> payload) => IsDocument(payload);

    /// <summary>True for bytes that state their own length and end as a document does.</summary>
    internal static bool IsDocument(ReadOnlySpan<byte> payload) =>
        payload.Length > HeadBytes && BinaryPrimitives.ReadInt32LittleEndian(payload) == payload.Length && payload[^1] == 0;

    /// <summary>A document that is cut off keeps the length that it had.</summary>
    private static Frame Replace(byte[] payload, BsonElement element, Func<IReadOnlyList<CasePart>, byte[]> makeElements) => new(parts =>
    {
        var isCut = Frame.IsCut(parts);
        byte[] tail = [.. payload[HeadBytes..element.Whole.Start], .. makeElements([.. parts.Where(part => part.Name != Frame.Cut)]), .. isCut ? [] : payload[element.Whole.End..]];
        return [.. FixedNumber.Int32LittleEndian(isCut ? payload.Length : tail.Length + HeadBytes), .. tail];
    });

    private static byte[] Named(byte[] typeAndValue, byte[] name) => typeAndValue.Length == 0 ? [] : [typeAndValue[0], .. name, .. typeAndValue[1..]];

    /// <summary>Each element of a document has its name, in whatever form its value is.</summary>
    private static bool IsMember(byte[] payload, BsonElement element, CorpusMember member) =>
        Encoding.UTF8.GetString(payload[element.Name]).TrimEnd('\0').Equals(member.ToString(), StringComparison.OrdinalIgnoreCase);
}

/// <summary>Types, lengths and names of BSON.</summary>
internal sealed class BsonCorpusSection() : CorpusSection(new BsonFormat());
