using System.Globalization;
using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>XML with a member's value as the text of an element.</summary>
internal sealed class XmlFormat() : PayloadFormat("xml")
{
    protected override bool ShowsItself => true;

    public override IReadOnlyList<CasePart> Parse(string bytes) => CaseBytes.OfText(bytes);

    public override byte[] Text(byte[] content) => content;

    public override byte[] Int(byte number) => Encoding.ASCII.GetBytes(number.ToString(CultureInfo.InvariantCulture));

    public override Frame? FindValue(byte[] payload, CorpusMember member) => ByteSearch.FrameAround(payload, CorpusTargets.IsFoundByName(member) || member is CorpusMember.List or CorpusMember.Bytes or CorpusMember.Part or CorpusMember.Parts ? ByteSearch.BehindName(payload, $"<{member}>", $"</{member}>") : Inside(payload, member switch
    {
        CorpusMember.Text => CorpusTargets.Text,
        CorpusMember.Flag => "true",
        CorpusMember.Int => CorpusTargets.Int.ToString(CultureInfo.InvariantCulture),
        CorpusMember.Long => CorpusTargets.Long.ToString(CultureInfo.InvariantCulture),
        CorpusMember.Double => CorpusTargets.Double.ToString(CultureInfo.InvariantCulture),
        CorpusMember.Decimal => CorpusTargets.Decimal.ToString(CultureInfo.InvariantCulture),
        CorpusMember.Int128 => CorpusTargets.Int128.ToString(CultureInfo.InvariantCulture),
        CorpusMember.Ulong => CorpusTargets.Ulong.ToString(CultureInfo.InvariantCulture),
        _ => null,
    }));

    /// <summary>The element of the member Int. Its name is filled in.</summary>
    public override Frame? FindMember(byte[] payload)
    {
        if (Inside(payload, CorpusTargets.Int.ToString(CultureInfo.InvariantCulture)) is not { } value)
        {
            return null;
        }

        var opened = Array.LastIndexOf(payload, (byte)'<', value.Start.Value);
        var name = Encoding.UTF8.GetString(payload[(opened + 1)..(value.Start.Value - 1)]);
        return name.Contains(' ', StringComparison.Ordinal) ? null : ByteSearch.FrameAround(payload, opened..(value.End.Value + name.Length + 3), filled => Encoding.UTF8.GetBytes(filled == OtherCase ? InOtherCase(name) : name));
    }

    /// <summary>The last element of the root.</summary>
    public override Frame? AddMember(byte[] payload)
    {
        var end = payload.AsSpan().LastIndexOf("</"u8);
        return end < 0 ? null : Frame.Between([.. payload[..end], .. "<zzUnknown>"u8], [.. "</zzUnknown>"u8, .. payload[end..]]);
    }

    public override Frame Whole(byte[] payload)
    {
        var root = Root(payload);
        return new(parts => Frame.Fill(parts, name => name switch
        {
            "Document" => payload,
            "Declaration" => payload[..root],
            "Root" => payload[root..],
            _ => throw new FormatException($"@{name}@ means nothing in XML."),
        }));
    }

    protected override bool LooksLike(ReadOnlySpan<byte> payload) => payload.TrimStart((ReadOnlySpan<byte>)[0xEF, 0xBB, 0xBF, (byte)' ', (byte)'\r', (byte)'\n']) is [(byte)'<', ..];

    /// <summary>Where the root element starts: behind the declaration, if there is one.</summary>
    internal static int Root(ReadOnlySpan<byte> payload)
    {
        var declaration = payload.IndexOf("?>"u8);
        var from = declaration < 0 ? 0 : declaration + 2;
        return from + payload[from..].IndexOf((byte)'<');
    }

    private static Range? Inside(byte[] payload, string? value) =>
        value is not null && ByteSearch.OnlyPlaceOf(payload, Encoding.ASCII.GetBytes($">{value}<")) is { } place ? (place.Start.Value + 1)..(place.End.Value - 1) : null;
}

/// <summary>Text, numbers and structure of XML.</summary>
internal sealed class XmlCorpusSection() : CorpusSection(new XmlFormat());
