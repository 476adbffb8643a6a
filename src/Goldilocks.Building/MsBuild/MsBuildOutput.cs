using System.Text.RegularExpressions;
using Goldilocks.Building.Jobs;

namespace Goldilocks.Building.MsBuild;

/// <summary>Reads what BuildSerializers.proj prints, line by line: which build began, which ended, and the errors of each.</summary>
internal sealed partial class MsBuildOutput
{
    private readonly Dictionary<string, List<BuildError>> _errors = [];
    private readonly HashSet<string> _begun = [];

    /// <summary>The folder of MSBuild and the compiler; null until it is printed.</summary>
    public string? ToolsFolder { get; private set; }

    /// <summary>Errors that MSBuild prints without a key, such as those of a project file that it cannot read.</summary>
    public List<BuildError> ErrorsWithoutKey { get; } = [];

    /// <summary>Builds that have begun and not ended.</summary>
    public IReadOnlyCollection<string> AtWork => _begun;

    /// <summary>Reads one line; returns its message about a build, or null.</summary>
    public BuildEvent? Read(string line)
    {
        if (Marker().Match(line) is { Success: true } marker)
        {
            return ReadMarker(marker.Groups["word"].Value, marker.Groups["rest"].Value);
        }

        if (Error().Match(line) is { Success: true } match)
        {
            var error = new BuildError(match.Groups["place"].Value.Trim(), match.Groups["code"].Value, match.Groups["text"].Value.Trim())
            {
                Project = match.Groups["project"] is { Success: true } project ? project.Value : null,
            };
            var errors = match.Groups["key"] is { Success: true } key ? ErrorsOf(key.Value) : ErrorsWithoutKey;
            errors.Add(error);
        }

        return null;
    }

    private BuildEvent? ReadMarker(string word, string rest)
    {
        switch (word)
        {
            case "tools":
                ToolsFolder = rest;
                return null;
            case "begin":
                _begun.Add(rest);
                return new BuildEvent(rest, null);
            default:
                var parts = rest.Split(' ');
                _begun.Remove(parts[0]);
                return new BuildEvent(parts[0], new BuildEnd(parts[1] == "restored=true", parts[2] == "built=true", ErrorsOf(parts[0])));
        }
    }

    private List<BuildError> ErrorsOf(string key)
    {
        if (!_errors.TryGetValue(key, out var errors))
        {
            _errors.Add(key, errors = []);
        }

        return errors;
    }

    [GeneratedRegex("^ *goldilocks: (?<word>tools|begin|end) (?<rest>.*)$")]
    private static partial Regex Marker();

    // MSBuild's canonical form, "place: error CODE: text [project::BuildKey=key]"; where the project is the place, "... [BuildKey=key]"; where
    // its properties are not known yet, "... [project]".
    [GeneratedRegex(@"^ *(?<place>.*?) ?: error (?<code>[A-Za-z]+[0-9]+): (?<text>.*?)(?: \[[^\[\]]*BuildKey=(?<key>[A-Za-z0-9._+/-]+)[^\[\]]*\]| \[(?<project>[^\[\]]+proj)\])?$")]
    private static partial Regex Error();
}

/// <summary>A build began, or, where <see cref="End"/> is set, ended.</summary>
internal sealed record BuildEvent(string Key, BuildEnd? End);

/// <summary>How a build ended.</summary>
internal sealed record BuildEnd(bool IsRestored, bool IsBuilt, IReadOnlyList<BuildError> Errors);
