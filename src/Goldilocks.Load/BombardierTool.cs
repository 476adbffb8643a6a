using System.Globalization;
using System.Text.Json;

namespace Goldilocks.Load;

/// <summary>github.com/codesenberg/bombardier, asked for its JSON report. Its latencies are microseconds and count from the sending.</summary>
public sealed class BombardierTool : LoadTool
{
    /// <inheritdoc/>
    public override string Name => "bombardier";

    /// <inheritdoc/>
    public override string HowToInstall => "go install github.com/codesenberg/bombardier@latest";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Arguments(LoadTarget target, string? bodyFile, int connections, int seconds, double? rate, int timeoutSeconds) =>
    [
        "-c", connections.ToString(CultureInfo.InvariantCulture),
        "-d", string.Create(CultureInfo.InvariantCulture, $"{seconds}s"),
        "-t", string.Create(CultureInfo.InvariantCulture, $"{timeoutSeconds}s"),
        "-l", "-p", "r", "-o", "json",
        .. rate is { } requests ? ["-r", ((long)Math.Max(1, Math.Round(requests))).ToString(CultureInfo.InvariantCulture)] : Array.Empty<string>(),
        .. bodyFile is null ? Array.Empty<string>() : ["-m", "POST", "-f", bodyFile],
        target.Url.ToString(),
    ];

    /// <inheritdoc/>
    public override ToolReport Parse(string output)
    {
        try
        {
            using var json = JsonDocument.Parse(output[Math.Max(0, output.IndexOf('{', StringComparison.Ordinal))..]);
            return Read(json.RootElement.GetProperty("result"));
        }
        catch (Exception exception) when (exception is JsonException or KeyNotFoundException or InvalidOperationException)
        {
            throw Unreadable(output, exception);
        }
    }

    private static ToolReport Read(JsonElement result)
    {
        var bad = new Dictionary<string, long>();
        foreach (var kind in new[] { "1xx", "3xx", "4xx", "5xx" })
        {
            if (result.GetProperty("req" + kind).GetInt64() is > 0 and var count)
            {
                bad["status " + kind] = count;
            }
        }

        if (result.TryGetProperty("errors", out var errors))
        {
            foreach (var error in errors.EnumerateArray())
            {
                bad[error.GetProperty("description").GetString()!] = error.GetProperty("count").GetInt64();
            }
        }

        var percentiles = new Dictionary<string, double>();
        if (result.TryGetProperty("latency", out var latency))
        {
            percentiles["100"] = latency.GetProperty("max").GetDouble() * 1e3;
            if (latency.TryGetProperty("percentiles", out var told))
            {
                foreach (var percentile in told.EnumerateObject())
                {
                    percentiles[percentile.Name.Trim()] = percentile.Value.GetDouble() * 1e3;
                }
            }
        }

        return new ToolReport(
            result.GetProperty("timeTakenSeconds").GetDouble(),
            result.GetProperty("req2xx").GetInt64(),
            result.GetProperty("bytesRead").GetInt64(),
            bad,
            percentiles);
    }
}
