using System.CommandLine;
using System.Text.RegularExpressions;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;

namespace Goldilocks.Cli.Commands;

/// <summary>The options that make columns: runtimes, garbage collectors, environments. Every combination is a condition of its own.</summary>
internal sealed partial class ConditionOptions
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

    public Option<string[]> Runtimes { get; } = SharedOptions.List("--runtimes", "net8.0, net9.0, net10.0 or several, each from its runtime pack; the one that Goldilocks runs on when absent.");

    public Option<string[]> Collectors { get; } = SharedOptions.List("--gc", "workstation, concurrent, server, server-concurrent, default (as the runtime is without our settings), or several.");

    public Option<string[]> Environments { get; } = SharedOptions.List("--env-column", "NAME:VARIABLE=VALUE[;VARIABLE=VALUE], a column beside the one without it; may be given several times.");

    public IEnumerable<Option> All => [Runtimes, Collectors, Environments];

    /// <summary>Every combination, the first of each option first; null when none of the options was given.</summary>
    /// <exception cref="UserErrorException">A name is unknown.</exception>
    public IReadOnlyList<Condition>? Conditions(ParseResult parsed)
    {
        var frameworks = Frameworks(parsed);
        var settings = Settings(parsed);
        return frameworks.Count == 0 && settings.Count == 1 && settings[0].Name.Length == 0
            ? null
            : [.. from framework in frameworks.DefaultIfEmpty(null)
                from setting in settings
                select new Condition(string.Join(' ', new[] { framework ?? "", setting.Name }.Where(part => part.Length > 0)), framework, setting.Environment)];
    }

    /// <summary>The runtimes that were asked for; none for that of Goldilocks itself.</summary>
    /// <exception cref="UserErrorException">One is not the name of a runtime.</exception>
    public IReadOnlyList<string?> Frameworks(ParseResult parsed) => [.. (parsed.GetValue(Runtimes) ?? []).Distinct().Select(name => FrameworkName().IsMatch(name)
        ? name
        : throw new UserErrorException($"'{name}' is not a runtime: --runtimes takes names such as net8.0, net9.0 and net10.0."))];

    /// <summary>Every combination of collector and environment; one without a name when nothing was asked for.</summary>
    /// <exception cref="UserErrorException">A name is unknown, or not NAME:VARIABLE=VALUE.</exception>
    public IReadOnlyList<(string Name, IReadOnlyDictionary<string, string?> Environment)> Settings(ParseResult parsed)
    {
        (string Name, IReadOnlyDictionary<string, string?> Environment) nothing = ("", new Dictionary<string, string?>());
        var collectors = (parsed.GetValue(Collectors) ?? []).Distinct().Select(Collector).DefaultIfEmpty(nothing).ToList();
        var environments = (parsed.GetValue(Environments) ?? []).Select(Environment).Prepend(nothing).ToList();
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
        return names.Contains(name)
            ? s_collectors[names.IndexOf(name)]
            : throw new UserErrorException($"There is no garbage collector '{name}'{Selection.DidYouMean(name, names)} --gc takes {string.Join(", ", names)}.");
    }

    private static (string Name, IReadOnlyDictionary<string, string?> Environment) Environment(string text) => text.Split(':', 2) is [{ Length: > 0 } name, { Length: > 0 } variables]
        ? (name, PlanFactory.Pairs("--env-column", variables.Split(';')).ToDictionary(pair => pair.Name, pair => (string?)pair.Value))
        : throw new UserErrorException($"--env-column takes NAME:VARIABLE=VALUE, such as no-pgo:DOTNET_TieredPGO=0, not '{text}'.");

    [GeneratedRegex(@"^net([89]|[1-9][0-9])\.0$")]
    private static partial Regex FrameworkName();
}
