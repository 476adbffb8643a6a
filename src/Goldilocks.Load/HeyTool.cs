using System.Globalization;
using System.Text.RegularExpressions;

namespace Goldilocks.Load;

/// <summary>github.com/rakyll/hey. Its rate is one for each connection, and it rounds times to a tenth of a millisecond.</summary>
public sealed partial class HeyTool : LoadTool
{
    /// <inheritdoc/>
    public override string Name => "hey";

    /// <inheritdoc/>
    public override string HowToInstall => "go install github.com/rakyll/hey@latest";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Arguments(LoadTarget target, string? bodyFile, int connections, int seconds, double? rate, int timeoutSeconds) =>
    [
        "-c", connections.ToString(CultureInfo.InvariantCulture),
        "-z", string.Create(CultureInfo.InvariantCulture, $"{seconds}s"),
        "-t", timeoutSeconds.ToString(CultureInfo.InvariantCulture),
        .. rate is { } requests ? ["-q", (requests / connections).ToString("0.######", CultureInfo.InvariantCulture)] : Array.Empty<string>(),
        .. bodyFile is null ? Array.Empty<string>() : ["-m", "POST", "-T", "application/octet-stream", "-D", bodyFile],
        target.Url.ToString(),
    ];

    /// <inheritdoc/>
    public override ToolReport Parse(string output)
    {
        var statuses = Status().Matches(output).ToDictionary(match => match.Groups[1].Value, match => Whole(match.Groups[2].Value));
        var errors = output.IndexOf("Error distribution:", StringComparison.Ordinal) is >= 0 and var start
            ? Error().Matches(output[start..]).ToDictionary(match => match.Groups[2].Value.Trim(), match => Whole(match.Groups[1].Value))
            : [];
        if (Total().Match(output) is not { Success: true } total)
        {
            // With nothing but errors it prints no summary.
            return errors.Count > 0 ? new ToolReport(1, 0, 0, errors, new Dictionary<string, double>()) : throw Unreadable(output);
        }

        foreach (var (status, count) in statuses.Where(status => status.Key[0] != '2'))
        {
            errors[$"status {status}"] = count;
        }

        var percentiles = Percentile().Matches(output).ToDictionary(match => match.Groups[1].Value, match => Seconds(match.Groups[2].Value) * 1e9);
        percentiles["100"] = Seconds(Slowest().Match(output).Groups[1].Value) * 1e9;
        return new ToolReport(
            Seconds(total.Groups[1].Value),
            statuses.Where(status => status.Key[0] == '2').Sum(status => status.Value),
            Bytes().Match(output) is { Success: true } bytes ? Whole(bytes.Groups[1].Value) : 0,
            errors,
            percentiles);
    }

    private static long Whole(string text) => long.Parse(text, CultureInfo.InvariantCulture);

    private static double Seconds(string text) => double.Parse(text, CultureInfo.InvariantCulture);

    [GeneratedRegex(@"^\s+Total:\s+([\d.]+) secs", RegexOptions.Multiline)]
    private static partial Regex Total();

    [GeneratedRegex(@"^\s+Slowest:\s+([\d.]+) secs", RegexOptions.Multiline)]
    private static partial Regex Slowest();

    [GeneratedRegex(@"^\s+Total data:\s+(\d+) bytes", RegexOptions.Multiline)]
    private static partial Regex Bytes();

    [GeneratedRegex(@"^\s+(\d+)%+ in ([\d.]+) secs", RegexOptions.Multiline)]
    private static partial Regex Percentile();

    [GeneratedRegex(@"^\s+\[(\d+)\]\s+(\d+) responses", RegexOptions.Multiline)]
    private static partial Regex Status();

    [GeneratedRegex(@"^\s+\[(\d+)\]\s+(.+)$", RegexOptions.Multiline)]
    private static partial Regex Error();
}
