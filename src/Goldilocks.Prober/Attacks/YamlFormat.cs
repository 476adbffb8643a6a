using System.Globalization;
using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>YAML in block style: a member is a line, and a collection is everything behind its name.</summary>
internal sealed class YamlFormat() : PayloadFormat("yaml")
{
    public override IReadOnlyList<CasePart> Parse(string bytes) => CaseBytes.OfText(bytes);

    public override byte[] Text(byte[] content) => [(byte)'"', .. content, (byte)'"'];

    public override byte[] Int(byte number) => Encoding.ASCII.GetBytes(number.ToString(CultureInfo.InvariantCulture));

    public override Frame? FindValue(byte[] payload, CorpusMember member) => member switch
    {
        CorpusMember.Text => Scalar(payload, CorpusTargets.Text),
        CorpusMember.Flag => Scalar(payload, "true"),
        CorpusMember.Int => Scalar(payload, CorpusTargets.Int.ToString(CultureInfo.InvariantCulture)),
        CorpusMember.Long => Scalar(payload, CorpusTargets.Long.ToString(CultureInfo.InvariantCulture)),
        CorpusMember.Double => Scalar(payload, CorpusTargets.Double.ToString(CultureInfo.InvariantCulture)),
        CorpusMember.Decimal => Scalar(payload, CorpusTargets.Decimal.ToString(CultureInfo.InvariantCulture)),
        CorpusMember.Ulong => Scalar(payload, CorpusTargets.Ulong.ToString(CultureInfo.InvariantCulture)),
        CorpusMember.Int128 => Scalar(payload, CorpusTargets.Int128.ToString(CultureInfo.InvariantCulture)),
        _ when CorpusTargets.IsFoundByName(member) => ByteSearch.FrameAround(payload, ByteSearch.BehindName(payload, $"{member}: ", "\n")),
        CorpusMember.List or CorpusMember.Map or CorpusMember.Parts or CorpusMember.Bytes or CorpusMember.Keys or CorpusMember.Pair => Array.IndexOf(payload, (byte)':') is var colon and > 0
            ? Frame.Between([.. payload[..colon], .. ": "u8], "\n"u8.ToArray())
            : null,
        _ => null,
    };

    /// <summary>The line of the member Int. Its name is filled in as it stands.</summary>
    public override Frame? FindMember(byte[] payload)
    {
        if (Line(payload, CorpusTargets.Int.ToString(CultureInfo.InvariantCulture)) is not { } line)
        {
            return null;
        }

        var name = Encoding.UTF8.GetString(payload[line.Start..Array.IndexOf(payload, (byte)':', line.Start.Value)]);
        return ByteSearch.FrameAround(payload, line, filled => Encoding.UTF8.GetBytes(filled == OtherCase ? InOtherCase(name) : name));
    }

    public override Frame? AddMember(byte[] payload) => Frame.Between([.. payload, .. payload[^1] == (byte)'\n' ? ""u8 : "\n"u8, .. "zzUnknown: "u8], "\n"u8.ToArray());

    protected override bool LooksLike(ReadOnlySpan<byte> payload) => payload.IndexOf(": "u8) > 0 && payload[0] != (byte)'{';

    private static Frame? Scalar(byte[] payload, string value) => ByteSearch.OnlyPlaceOf(payload, Encoding.ASCII.GetBytes($": {value}")) is { } place
        ? ByteSearch.FrameAround(payload, (place.Start.Value + 2)..place.End)
        : null;

    private static Range? Line(byte[] payload, string value)
    {
        if (ByteSearch.OnlyPlaceOf(payload, Encoding.ASCII.GetBytes($": {value}")) is not { } place)
        {
            return null;
        }

        return (Array.LastIndexOf(payload, (byte)'\n', place.Start.Value) + 1)..place.End;
    }
}

/// <summary>Scalars, collections and documents of YAML.</summary>
internal sealed class YamlCorpusSection() : CorpusSection(new YamlFormat());
