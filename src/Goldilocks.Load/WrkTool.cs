using System.Globalization;
using System.Text.RegularExpressions;

namespace Goldilocks.Load;

/// <summary>github.com/wg/wrk, version 4. It has no option for a rate.</summary>
public sealed partial class WrkTool : LoadTool
{
    /// <inheritdoc/>
    public override string Name => "wrk";

    /// <inheritdoc/>
    public override string HowToInstall => "apt-get install wrk, brew install wrk";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Arguments(LoadTarget target, string? bodyFile, int connections, int seconds, double? rate, int timeoutSeconds)
    {
        if (bodyFile is not null)
        {
            throw new LoadClientException("wrk posts only by a script of its own; use --client hey, bombardier or builtin for --operation deserialize.");
        }

        return
        [
            "-t1", Number("-c", connections), string.Create(CultureInfo.InvariantCulture, $"-d{seconds}s"),
            "--timeout", string.Create(CultureInfo.InvariantCulture, $"{timeoutSeconds}s"), "--latency", target.Url.ToString(),
        ];
    }

    /// <inheritdoc/>
    public override ToolReport Parse(string output)
    {
        if (Totals().Match(output) is not { Success: true } totals)
        {
            throw Unreadable(output);
        }

        var bad = new Dictionary<string, long>();
        if (Status().Match(output) is { Success: true } status)
        {
            bad["status other than 2xx or 3xx"] = Whole(status.Groups[1].Value);
        }

        if (SocketErrors().Match(output) is { Success: true } errors)
        {
            foreach (var (kind, index) in new[] { ("connect error", 1), ("read error", 2), ("write error", 3), ("timed out", 4) })
            {
                if (Whole(errors.Groups[index].Value) is > 0 and var count)
                {
                    bad[kind] = count;
                }
            }
        }

        var percentiles = Percentile().Matches(output).ToDictionary(
            match => double.Parse(match.Groups[1].Value, CultureInfo.InvariantCulture).ToString(CultureInfo.InvariantCulture),
            match => Nanoseconds(match.Groups[2].Value, match.Groups[3].Value));
        if (Slowest().Match(output) is { Success: true } slowest)
        {
            percentiles["100"] = Nanoseconds(slowest.Groups[1].Value, slowest.Groups[2].Value);
        }

        return new ToolReport(
            Nanoseconds(totals.Groups[2].Value, totals.Groups[3].Value) / 1e9,
            Whole(totals.Groups[1].Value) - bad.GetValueOrDefault("status other than 2xx or 3xx"),
            (long)(double.Parse(totals.Groups[4].Value, CultureInfo.InvariantCulture) * Multiple(totals.Groups[5].Value)),
            bad,
            percentiles);
    }

    private static string Number(string option, int number) => option + number.ToString(CultureInfo.InvariantCulture);

    private static long Whole(string text) => long.Parse(text, CultureInfo.InvariantCulture);

    private static double Nanoseconds(string number, string unit) => double.Parse(number, CultureInfo.InvariantCulture) * unit switch
    {
        "us" => 1e3,
        "ms" => 1e6,
        "s" => 1e9,
        "m" => 60e9,
        _ => 3600e9,
    };

    /// <summary>wrk counts in powers of two and writes them as KB, MB and GB.</summary>
    private static double Multiple(string unit) => unit switch { "" => 1, "K" => 1024, "M" => 1024 * 1024, _ => 1024.0 * 1024 * 1024 };

    [GeneratedRegex(@"^\s*(\d+) requests in ([\d.]+)(us|ms|s|m|h), ([\d.]+)(K|M|G|)B read", RegexOptions.Multiline)]
    private static partial Regex Totals();

    [GeneratedRegex(@"^\s+([\d.]+)%\s+([\d.]+)(us|ms|s|m|h)\s*$", RegexOptions.Multiline)]
    private static partial Regex Percentile();

    // Latency: average, deviation, maximum, share within one deviation.
    [GeneratedRegex(@"^\s+Latency\s+[\d.]+\w+\s+[\d.]+\w+\s+([\d.]+)(us|ms|s|m|h)", RegexOptions.Multiline)]
    private static partial Regex Slowest();

    [GeneratedRegex(@"Non-2xx or 3xx responses: (\d+)")]
    private static partial Regex Status();

    [GeneratedRegex(@"Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)")]
    private static partial Regex SocketErrors();
}
