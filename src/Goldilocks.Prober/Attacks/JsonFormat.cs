using System.Globalization;
using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>JSON. Text in quotes; names in quotes; nothing has a length in front of it.</summary>
internal sealed class JsonFormat() : PayloadFormat("json")
{
    protected override bool ShowsItself => true;

    public override IReadOnlyList<CasePart> Parse(string bytes) => CaseBytes.OfText(bytes);

    public override byte[] Text(byte[] content) => [(byte)'"', .. content, (byte)'"'];

    public override byte[] Int(byte number) => Encoding.ASCII.GetBytes(number.ToString(CultureInfo.InvariantCulture));

    public override Frame? FindValue(byte[] payload, CorpusMember member) => ByteSearch.FrameAround(payload, PlaceOf(payload, member));

    /// <summary>From the quote before the name to the end of the value.</summary>
    public override Frame? FindMember(byte[] payload)
    {
        if (PlaceOf(payload, CorpusMember.Int) is not { } value || NameBefore(payload, value.Start.Value) is not { } name)
        {
            return null;
        }

        return ByteSearch.FrameAround(payload, name.Start..value.End, filled => Encoding.UTF8.GetBytes(Spelled(Encoding.UTF8.GetString(payload[name]).Trim('"'), filled)));
    }

    public override Frame? AddMember(byte[] payload)
    {
        var end = Array.LastIndexOf(payload, (byte)'}');
        return end < 0 ? null : Frame.Between([.. payload[..end], .. ",\"zzUnknown\":"u8], payload[end..]);
    }

    protected override bool LooksLike(ReadOnlySpan<byte> payload) => payload.TrimStart((ReadOnlySpan<byte>)[0xEF, 0xBB, 0xBF, (byte)' ', (byte)'\r', (byte)'\n', (byte)'\t']) is [(byte)'{', ..];

    private static Range? PlaceOf(byte[] payload, CorpusMember member) => member switch
    {
        CorpusMember.Text => ByteSearch.OnlyPlaceOf(payload, Encoding.ASCII.GetBytes($"\"{CorpusTargets.Text}\"")),
        CorpusMember.Int => Number(payload, CorpusTargets.Int),
        CorpusMember.Long => Number(payload, CorpusTargets.Long),
        CorpusMember.Double => Number(payload, CorpusTargets.Double),
        CorpusMember.Decimal => Number(payload, CorpusTargets.Decimal),
        CorpusMember.Ulong => Number(payload, CorpusTargets.Ulong),
        // Some write it as a text, and read a number all the same.
        CorpusMember.Int128 => Number(payload, CorpusTargets.Int128) ?? ByteSearch.OnlyPlaceOf(payload, Encoding.ASCII.GetBytes($"\"{CorpusTargets.Int128}\"")),
        CorpusMember.Rest => Number(payload, CorpusTargets.Rest),
        CorpusMember.Flag => ByteSearch.OnlyPlaceOf(payload, "true"u8),
        CorpusMember.List => Bracketed(payload, Number(payload, CorpusTargets.FirstElement), Number(payload, CorpusTargets.SecondElement), '[', ']'),
        _ when CorpusTargets.IsFoundByName(member) || member is CorpusMember.Bytes or CorpusMember.Pair or CorpusMember.Keys or CorpusMember.Part or CorpusMember.Parts => JsonMembers.ValueOf(payload, member.ToString()),
        CorpusMember.Map => Bracketed(payload, ByteSearch.OnlyPlaceOf(payload, Encoding.ASCII.GetBytes($"\"{CorpusTargets.Key}\"")), Number(payload, CorpusTargets.Entry), '{', '}'),
        _ => null,
    };

    /// <summary>A number that is not written as text.</summary>
    private static Range? Number(byte[] payload, IFormattable number) =>
        ByteSearch.OnlyPlaceOf(payload, Encoding.ASCII.GetBytes(number.ToString(null, CultureInfo.InvariantCulture))) is { } place && payload[place.Start.Value - 1] != (byte)'"' ? place : null;

    private static Range? Bracketed(byte[] payload, Range? first, Range? last, char open, char close)
    {
        if (first is not { } start || last is not { } end)
        {
            return null;
        }

        var opened = Back(payload, start.Start.Value - 1);
        var closed = end.End.Value;
        while (closed < payload.Length && IsSpace(payload[closed]))
        {
            closed++;
        }

        return opened >= 0 && payload[opened] == open && closed < payload.Length && payload[closed] == close ? opened..(closed + 1) : null;
    }

    private static Range? NameBefore(byte[] payload, int value)
    {
        var colon = Back(payload, value - 1);
        var closing = colon < 0 || payload[colon] != (byte)':' ? -1 : Back(payload, colon - 1);
        if (closing < 1 || payload[closing] != (byte)'"')
        {
            return null;
        }

        var opening = Array.LastIndexOf(payload, (byte)'"', closing - 1);
        return opening < 0 ? null : opening..(closing + 1);
    }

    private static int Back(byte[] payload, int from)
    {
        while (from >= 0 && IsSpace(payload[from]))
        {
            from--;
        }

        return from;
    }

    private static bool IsSpace(byte character) => character is (byte)' ' or (byte)'\t' or (byte)'\r' or (byte)'\n';

    /// <summary>The spellings of the member's name that cases ask for.</summary>
    private static string Spelled(string name, string spelling) => spelling switch
    {
        "Int" => $"\"{name}\"",
        "Int.escaped" => $"\"{Escape(name[0])}{name[1..]}\"",
        "Int.allEscaped" => $"\"{string.Concat(name.Select(Escape))}\"",
        OtherCase => $"\"{InOtherCase(name)}\"",
        "Int.surrogate" => $"\"{name}\\uD800\"",
        "Int.nul" => $"\"{name}\\u0000\"",
        "Int.space" => $"\"{name} \"",
        "Int.bare" => name,
        "Int.apostrophes" => $"'{name}'",
        _ => throw new FormatException($"@{spelling}@ is not a spelling of a name."),
    };

    private static string Escape(char character) => $"\\u{(int)character:x4}";
}

/// <summary>Numbers, strings, structure and encoding of JSON.</summary>
internal sealed class JsonCorpusSection() : CorpusSection(new JsonFormat());
