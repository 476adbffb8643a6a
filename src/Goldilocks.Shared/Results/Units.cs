using System.Globalization;

namespace Goldilocks.Results;

/// <summary>Numbers as people read them: three significant digits and always a unit, the same under every culture.</summary>
public static class Units
{
    private static readonly (double Nanoseconds, string Name)[] Times = [(1, "ns"), (1e3, "µs"), (1e6, "ms"), (1e9, "s")];
    private static readonly (double Bytes, string Name)[] Sizes = [(1e3, "kB"), (1e6, "MB"), (1e9, "GB")];

    /// <summary>Up to this, bytes are printed exactly: small differences of small payloads are what people compare.</summary>
    private const long LargestExactBytes = 9_999;

    /// <summary>A time in the unit in which it is below 1,000: <c>12.3 µs</c>.</summary>
    public static string Time(double nanoseconds)
    {
        var unit = Times.FirstOrDefault(candidate => nanoseconds / candidate.Nanoseconds < 999.5, Times[^1]);
        return $"{ThreeDigits(nanoseconds / unit.Nanoseconds)} {unit.Name}";
    }

    /// <summary>Bytes, in thousands of bytes or in their multiples (SI): <c>1,076 B</c>, <c>12.3 kB</c>.</summary>
    public static string Bytes(long bytes)
    {
        if (bytes <= LargestExactBytes)
        {
            return $"{Count(bytes)} B";
        }

        var unit = Sizes.FirstOrDefault(candidate => bytes / candidate.Bytes < 999.5, Sizes[^1]);
        return $"{ThreeDigits(bytes / unit.Bytes)} {unit.Name}";
    }

    /// <summary>Bytes a second, in MB/s or GB/s (SI), because smaller units are not compared: <c>0.85 MB/s</c>, <c>1.23 GB/s</c>.</summary>
    public static string Throughput(double bytesPerSecond) =>
        bytesPerSecond < 999.5e6 ? $"{ThreeDigits(bytesPerSecond / 1e6)} MB/s" : $"{ThreeDigits(bytesPerSecond / 1e9)} GB/s";

    /// <summary>Operations a second: <c>812/s</c>, <c>81.2 k/s</c>, <c>8.12 M/s</c>.</summary>
    public static string Rate(double perSecond) => perSecond switch
    {
        < 999.5 => $"{ThreeDigits(perSecond)}/s",
        < 999.5e3 => $"{ThreeDigits(perSecond / 1e3)} k/s",
        _ => $"{ThreeDigits(perSecond / 1e6)} M/s",
    };

    /// <summary>A ratio: <c>0.413</c>, <c>2.15</c>, <c>12.3</c>.</summary>
    public static string Ratio(double ratio) => ratio switch
    {
        >= 0.9995 => ThreeDigits(ratio),
        >= 0.09995 => Invariant(ratio, "0.000"),
        _ => Invariant(ratio, "0.0000"),
    };

    /// <summary>A change: <c>+2.4 %</c>, and <c>0.0 %</c> without a plus when it rounds to that.</summary>
    /// <param name="share">0.024 for 2.4 %.</param>
    /// <param name="decimals">1 or 2.</param>
    public static string Change(double share, int decimals = 1) =>
        share.ToString(decimals == 1 ? "+0.0 %;-0.0 %;0.0 %" : "+0.00 %;-0.00 %;0.00 %", CultureInfo.InvariantCulture);

    /// <summary>A whole number with its thousands separated: <c>1,000</c>.</summary>
    public static string Count(long number) => number.ToString("N0", CultureInfo.InvariantCulture);

    private static string ThreeDigits(double number) => number switch
    {
        >= 99.95 => Invariant(number, "#,0"),
        >= 9.995 => Invariant(number, "0.0"),
        _ => Invariant(number, "0.00"),
    };

    private static string Invariant(double number, string format) => number.ToString(format, CultureInfo.InvariantCulture);
}
