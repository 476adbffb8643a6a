using System.Text.RegularExpressions;
using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary>The requested runtimes, garbage collectors and environments. Every combination is a condition of its own.</summary>
/// <param name="Runtimes">Such as <c>net9.0</c>.</param>
/// <param name="Collectors">Names of docs/conditions.md.</param>
/// <param name="Environments">Each as <c>NAME:VARIABLE=VALUE[;VARIABLE=VALUE]</c>.</param>
public sealed partial record ConditionRequest(IReadOnlyList<string> Runtimes, IReadOnlyList<string> Collectors, IReadOnlyList<string> Environments)
{
    private const string Server = "DOTNET_gcServer";
    private const string Concurrent = "DOTNET_gcConcurrent";

    /// <summary>Names and variables, as docs/conditions.md gives them.</summary>
    private static readonly IReadOnlyList<(string Name, IReadOnlyDictionary<string, string?> Environment)> s_collectors =
    [
        ("workstation", new Dictionary<string, string?> { [Server] = "0", [Concurrent] = "0" }),
        ("concurrent", new Dictionary<string, string?> { [Server] = "0", [Concurrent] = "1" }),
        ("server", new Dictionary<string, string?> { [Server] = "1", [Concurrent] = "0" }),
        ("server-concurrent", new Dictionary<string, string?> { [Server] = "1", [Concurrent] = "1" }),
        ("default", new Dictionary<string, string?> { [Server] = null, [Concurrent] = null, ["DOTNET_GCgen0size"] = null, ["DOTNET_GCHeapHardLimit"] = null }),
    ];

    /// <summary>Every combination, the first of each option first; null when nothing was asked for.</summary>
    /// <exception cref="UserErrorException">A name is unknown.</exception>
    public IReadOnlyList<Condition>? Conditions()
    {
        var frameworks = Frameworks();
        var settings = Settings();
        return frameworks.Count == 0 && settings.Count == 1 && settings[0].Name.Length == 0
            ? null
            : [.. from framework in frameworks.DefaultIfEmpty(null)
                from setting in settings
                select new Condition(string.Join(' ', new[] { framework ?? "", setting.Name }.Where(part => part.Length > 0)), framework, setting.Environment)];
    }

    /// <summary>The runtimes that were asked for; none for that of Goldilocks itself.</summary>
    /// <exception cref="UserErrorException">One is not the name of a runtime.</exception>
    internal IReadOnlyList<string?> Frameworks() => [.. Runtimes.Distinct().Select(name => FrameworkName().IsMatch(name)
        ? name
        : throw new UserErrorException($"'{name}' is not a runtime: --runtimes takes names such as net8.0, net9.0 and net10.0."))];

    /// <summary>Every combination of collector and environment; one without a name when nothing was asked for.</summary>
    /// <exception cref="UserErrorException">A name is unknown, or not NAME:VARIABLE=VALUE.</exception>
    internal IReadOnlyList<(string Name, IReadOnlyDictionary<string, string?> Environment)> Settings()
    {
        (string Name, IReadOnlyDictionary<string, string?> Environment) nothing = ("", new Dictionary<string, string?>());
        var collectors = Collectors.Distinct().Select(Collector).DefaultIfEmpty(nothing).ToList();
        var environments = Environments.Select(Environment).Prepend(nothing).ToList();
        if (environments.GroupBy(environment => environment.Name).FirstOrDefault(same => same.Count() > 1) is { } twice)
        {
            throw new UserErrorException($"Two columns are named '{twice.Key}'; give each --env-column a name of its own.");
        }

        return [.. from collector in collectors
            from environment in environments
            select (
                string.Join(' ', new[] { collector.Name, environment.Name }.Where(part => part.Length > 0)),
                (IReadOnlyDictionary<string, string?>)collector.Environment.Concat(environment.Environment).GroupBy(pair => pair.Key).ToDictionary(same => same.Key, same => same.Last().Value))];
    }

    private static (string Name, IReadOnlyDictionary<string, string?> Environment) Collector(string name)
    {
        var names = s_collectors.Select(collector => collector.Name).ToList();
        return names.Contains(name) ? s_collectors[names.IndexOf(name)] : throw Requested.NoSuch("garbage collector", name, "--gc", names);
    }

    private static (string Name, IReadOnlyDictionary<string, string?> Environment) Environment(string text) => text.Split(':', 2) is [{ Length: > 0 } name, { Length: > 0 } variables]
        ? (name, Requested.Pairs("--env-column", variables.Split(';')).ToDictionary(pair => pair.Name, pair => (string?)pair.Value))
        : throw new UserErrorException($"--env-column takes NAME:VARIABLE=VALUE, such as no-pgo:DOTNET_TieredPGO=0, not '{text}'.");

    [GeneratedRegex(@"^net([89]|[1-9][0-9])\.0$")]
    private static partial Regex FrameworkName();
}
