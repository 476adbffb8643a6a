using System.Text.RegularExpressions;

namespace Goldilocks.Building;

/// <summary>Reads what BuildSerializers.proj prints, line by line: which build began, which ended, and the errors of each.</summary>
/// <param name="time">The clock of how long builds take; the system's when absent.</param>
internal sealed partial class MsBuildOutput(TimeProvider? time = null)
{
    private readonly TimeProvider _time = time ?? TimeProvider.System;
    private long _idleSince = (time ?? TimeProvider.System).GetTimestamp();
    private readonly Dictionary<string, List<BuildError>> _errors = [];
    private readonly Dictionary<string, List<BuildError>> _trimWarnings = [];
    private readonly Dictionary<string, long> _begun = [];

    /// <summary>The folder of MSBuild and the compiler; null until it is printed.</summary>
    public string? ToolsFolder { get; private set; }

    /// <summary>Errors that MSBuild prints without a key, such as those of a project file that it cannot read.</summary>
    public List<BuildError> ErrorsWithoutKey { get; } = [];

    /// <summary>Builds that have begun and not ended.</summary>
    public IReadOnlyCollection<string> AtWork => _begun.Keys;

    /// <summary>How long the oldest of them is at work; without one, how long MSBuild has been preparing the next.</summary>
    public TimeSpan LongestAtWork() => _time.GetElapsedTime(_begun.Count == 0 ? _idleSince : _begun.Values.Min());

    /// <summary>Those of them that are at work for so long, or longer.</summary>
    public IReadOnlyList<string> AtWorkFor(TimeSpan limit) => [.. _begun.Where(build => _time.GetElapsedTime(build.Value) >= limit).Select(build => build.Key)];

    /// <summary>Reads one line; returns its message about a build, or null.</summary>
    public BuildEvent? Read(string line)
    {
        if (Marker().Match(line) is { Success: true } marker)
        {
            return ReadMarker(marker.Groups["word"].Value, marker.Groups["rest"].Value);
        }

        if (Error().Match(line) is { Success: true } match)
        {
            var errors = match.Groups["key"] is { Success: true } key ? ListOf(key.Value, _errors) : ErrorsWithoutKey;
            errors.Add(ErrorOf(match));
        }
        else if (Warning().Match(line) is { Success: true } warning)
        {
            var told = ErrorOf(warning);
            ListOf(warning.Groups["key"].Value, told.IsThrownGenerator ? _errors : _trimWarnings).Add(told);
        }

        return null;
    }

    private static BuildError ErrorOf(Match match) => new(match.Groups["place"].Value.Trim(), match.Groups["code"].Value, match.Groups["text"].Value.Trim())
    {
        Project = match.Groups["project"] is { Success: true } project ? project.Value : null,
    };

    private BuildEvent? ReadMarker(string word, string rest)
    {
        switch (word)
        {
            case "tools":
                ToolsFolder = rest;
                return null;
            case "begin":
                _begun[rest] = _time.GetTimestamp();
                return new BuildEvent(rest, null);
            default:
                var parts = rest.Split(' ');
                _begun.Remove(parts[0]);
                _idleSince = _time.GetTimestamp();
                return new BuildEvent(parts[0], new BuildEnd(parts[1] == "restored=true", parts[2] == "built=true", ListOf(parts[0], _errors))
                {
                    TrimWarnings = ListOf(parts[0], _trimWarnings),
                });
        }
    }

    private static List<BuildError> ListOf(string key, Dictionary<string, List<BuildError>> all)
    {
        if (!all.TryGetValue(key, out var list))
        {
            all.Add(key, list = []);
        }

        return list;
    }

    [GeneratedRegex("^ *goldilocks: (?<word>tools|begin|end) (?<rest>.*)$")]
    private static partial Regex Marker();

    // MSBuild's canonical form, "place: error CODE: text [project::BuildKey=key]"; where the project is the place, "... [BuildKey=key]"; where
    // its properties are not known yet, "... [project]". A code may have underscores or be words (ERR_NoForm), and an error that a project states itself may have none: "place : error : text".
    [GeneratedRegex(@"^ *(?<place>.*?) ?: error (?<code>[A-Za-z][A-Za-z0-9_]*)?: (?<text>.*?)(?: \[[^\[\]]*BuildKey=(?<key>[A-Za-z0-9._+/-]+)[^\[\]]*\]| \[(?<project>[^\[\]]+proj)\])?$")]
    private static partial Regex Error();

    // The same form. The compiler only warns of a generator that threw (CS8784 at its start, CS8785 later), and then compiles without the code of that generator. With one warning for each assembly, IL2104 says that trimming may
    // break it, and IL3053 that Native AOT may.
    [GeneratedRegex(@"^ *(?<place>.*?) ?: (?:[A-Za-z ]+ )?warning (?<code>CS8784|CS8785|IL2104|IL3053): (?<text>.*?) \[[^\[\]]*BuildKey=(?<key>[A-Za-z0-9._+/-]+)[^\[\]]*\]$")]
    private static partial Regex Warning();
}

/// <summary>A build began, or, where <see cref="End"/> is set, ended.</summary>
internal sealed record BuildEvent(string Key, BuildEnd? End);

/// <summary>How a build ended.</summary>
internal sealed record BuildEnd(bool IsRestored, bool IsBuilt, IReadOnlyList<BuildError> Errors)
{
    /// <summary>As in <see cref="BuildResult"/>.</summary>
    public IReadOnlyList<BuildError> TrimWarnings { get; init; } = [];
}
