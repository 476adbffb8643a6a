using System.Diagnostics;
using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Cli.Startup;

/// <summary>The notes of a process: lines of a name, a blank and a value (docs/startup.md). Moments are Stopwatch timestamps.</summary>
public sealed class StartupAnswer
{
    private readonly List<(string Name, string Value)> _lines;
    private readonly long _started;

    private StartupAnswer(List<(string Name, string Value)> lines, long started)
    {
        _lines = lines;
        _started = started;
    }

    /// <summary>Wall nanoseconds from the start of the process to <c>Main</c>; null when it was not recorded.</summary>
    public long? MainNanoseconds => Find("main") is { } text ? Since(text) : null;

    /// <summary>The first touch of the library; null when there was none.</summary>
    public Stretch? Loaded => Find("loaded") is { } text ? StretchOf(text) : null;

    /// <summary>False when the process ended before it had recorded everything.</summary>
    public bool IsWhole => Find("done") is not null;

    /// <summary>The runtime's version; null unless it was asked to describe itself.</summary>
    public string? Runtime => Find("runtime");

    /// <summary>All variants that are no floors.</summary>
    public IReadOnlyList<string> Variants => [.. All("variant")];

    /// <summary>Names of all loaded assemblies.</summary>
    public IReadOnlyList<string> Assemblies => [.. All("assembly")];

    /// <summary>The failure before the use of the first type; null when there was none.</summary>
    public Outcome? Failure => _lines.TakeWhile(line => line.Name != "type").Where(line => line.Name == "failed").Select(line => FailureOf(line.Value)).FirstOrDefault();

    /// <summary>Types that were written and read.</summary>
    public IReadOnlyList<TypeStart> Types => [.. Sections().Where(section => section.Lines.ContainsKey("deserialized")).Select(section => new TypeStart(
        section.Type,
        StretchOf(section.Lines["bound"]),
        StretchOf(section.Lines["serialized"]),
        StretchOf(section.Lines["deserialized"]),
        Number(section.Lines["payload-bytes"])))];

    /// <summary>Types that were not written and read, with their outcomes.</summary>
    public IReadOnlyList<(string Type, Outcome Outcome)> Outcomes => [.. Sections().Select(section => (section.Type, OutcomeOf(section.Lines))).Where(ended => ended.Item2 is not null).Select(ended => (ended.Type, ended.Item2!))];

    /// <summary>The methods that were compiled for each type.</summary>
    public IReadOnlyList<TypeCompiled> Compiled => [.. Sections().Where(section => section.Lines.ContainsKey("compiled")).Select(section =>
    {
        var parts = section.Lines["compiled"].Split(' ');
        return new TypeCompiled(section.Type, Number(parts[0]), Number(parts[1]));
    })];

    /// <summary>Reads a text.</summary>
    /// <param name="text">As the process wrote it.</param>
    /// <param name="started">Stopwatch timestamp right before the process was started; both processes read one clock.</param>
    public static StartupAnswer Parse(string text, long started) =>
        new([.. text.Split('\n', StringSplitOptions.RemoveEmptyEntries).Select(line => line.Split(' ', 2)).Select(parts => (parts[0], parts.Length > 1 ? parts[1] : ""))], started);

    private IEnumerable<(string Type, Dictionary<string, string> Lines)> Sections()
    {
        var sections = new OrderedDictionary<string, Dictionary<string, string>>();
        Dictionary<string, string>? current = null;
        foreach (var (name, value) in _lines)
        {
            if (name != "type")
            {
                current?.TryAdd(name, value);
            }
            else if (!sections.TryGetValue(value, out current))
            {
                sections.Add(value, current = []);
            }
        }

        return sections.Select(section => (section.Key, section.Value));
    }

    private static Outcome? OutcomeOf(Dictionary<string, string> lines) =>
        lines.TryGetValue("wrong-answer", out var difference) ? new WrongAnswer(difference)
        : lines.TryGetValue("failed", out var failure) ? FailureOf(failure)
        : lines.TryGetValue("unsupported", out var reason) ? new Unsupported(reason)
        : null;

    private static Failed FailureOf(string text) => text.Split(' ', 2) is [var exception, var message] ? new Failed(exception, message) : new Failed(text, "");

    private string? Find(string name) => All(name).FirstOrDefault();

    private IEnumerable<string> All(string name) => _lines.Where(line => line.Name == name).Select(line => line.Value);

    private Stretch StretchOf(string text) => text.Split(' ') is [var began, var ended] ? new Stretch(Since(began), Since(ended)) : default;

    private long Since(string timestamp) => (long)Stopwatch.GetElapsedTime(_started, Number(timestamp)).TotalNanoseconds;

    private static long Number(string text) => long.Parse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture);
}
