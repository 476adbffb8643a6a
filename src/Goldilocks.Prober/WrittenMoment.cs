using System.Globalization;
using System.Text;

namespace Goldilocks.Prober;

/// <summary>
/// The moment that a payload states in a form which its format has for moments, and which any other program reads: timestamps of binary formats, and dates in texts.
/// The sources are the formats' own specifications; texts are those of RFC 3339.
/// </summary>
public static class WrittenMoment
{
    /// <summary>What stands between a date and a time.</summary>
    private static readonly char[] s_between = ['T', ' '];

    /// <summary>Judges a payload by the moment that it states.</summary>
    /// <param name="payload">It has this date alone.</param>
    /// <param name="clock">What a clock shows there.</param>
    /// <param name="offset">From UTC, and not zero.</param>
    public static Judgement Judge(byte[] payload, DateTime clock, TimeSpan offset)
    {
        var moment = DateTime.SpecifyKind(clock - offset, DateTimeKind.Utc);
        var clockInUtc = DateTime.SpecifyKind(clock, DateTimeKind.Utc);
        return (States(payload, moment) || IsInText(payload, clock, Zone(offset)), States(payload, clockInUtc)) switch
        {
            (true, _) => Judgement.Pass(),
            (_, true) => Judgement.Fail(string.Create(CultureInfo.InvariantCulture, $"{clock:s}{Zone(offset)} is written as {clockInUtc:s}Z, in the form that the format has for a moment: another program reads another moment, silently")),
            _ => Judgement.NotApplicable("its payload shows no moment in a form that its format has for one"),
        };
    }

    /// <summary>True where one of the forms stands in the payload.</summary>
    private static bool States(byte[] payload, DateTime utc) => Numbers(utc).Any(form => payload.AsSpan().IndexOf(form) >= 0) || IsInText(payload, utc, "Z") || IsInText(payload, utc, "+00:00");

    private static IEnumerable<byte[]> Numbers(DateTime utc)
    {
        var milliseconds = (long)(utc - DateTime.UnixEpoch).TotalMilliseconds;
        var seconds = milliseconds / 1000;
        return
        [
            [0xD6, 0xFF, .. FixedNumber.Int32BigEndian((int)seconds)], // timestamp 32: an extension of type -1 and four bytes
            [0xD7, 0xFF, 0, 0, 0, 0, .. FixedNumber.Int32BigEndian((int)seconds)], // timestamp 64: the same of eight bytes, without nanoseconds
            [0xC1, 0x1A, .. FixedNumber.Int32BigEndian((int)seconds)], // CBOR, tag 1 and a number of 32 bits
            [0x08, .. Varint.Of((ulong)seconds)], // Protocol Buffers, Timestamp
            FixedNumber.Int64LittleEndian(milliseconds), // a date of BSON, and of columns
            FixedNumber.Int64LittleEndian(milliseconds * 1000),
            FixedNumber.Int64LittleEndian(milliseconds * 1_000_000),
            Varint.Of((ulong)milliseconds << 1), // timestamp-millis: a number whose sign is its last bit
            Varint.Of((ulong)(milliseconds * 1000) << 1),
            Encoding.ASCII.GetBytes(string.Create(CultureInfo.InvariantCulture, $"/Date({milliseconds}")), // what .NET wrote in JSON first
        ];
    }

    /// <summary>True where a date and a time stand in the payload, and this zone behind them. Between them may be a fraction of zeros.</summary>
    private static bool IsInText(byte[] payload, DateTime clock, string zone)
    {
        var text = Encoding.Latin1.GetString(payload);
        return s_between.Any(between => text.IndexOf(clock.ToString($"yyyy-MM-dd'{between}'HH:mm:ss", CultureInfo.InvariantCulture), StringComparison.Ordinal) is >= 0 and var at
            && text[(at + "yyyy-MM-ddTHH:mm:ss".Length)..].TrimStart('.', '0', ' ').StartsWith(zone, StringComparison.Ordinal));
    }

    private static string Zone(TimeSpan offset) => (offset < TimeSpan.Zero ? "-" : "+") + offset.ToString("hh\\:mm", CultureInfo.InvariantCulture);
}
