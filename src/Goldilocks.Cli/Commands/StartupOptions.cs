using System.CommandLine;
using System.Security.Cryptography;
using Goldilocks.Building.Jobs;
using Goldilocks.Catalog;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Surveys.Startup;

namespace Goldilocks.Cli.Commands;

/// <summary>The options of <c>goldilocks startup</c>.</summary>
internal sealed class StartupOptions
{
    private const int Discarded = 2;

    public Option<string[]> Serializers { get; } = SharedOptions.Serializers();

    public Option<string[]> Modes { get; } = SharedOptions.List("--modes", "jit, no-tiering, readytorun, nativeaot, or several; jit and readytorun when absent.");

    public ConditionOptions Conditions { get; } = new();

    public Option<int?> Starts { get; } = new("--starts")
    {
        Description = $"Starts that count, of each; {StartupPlan.FewestStarts} to {StartupPlan.MostStarts} when absent, the more the fewer processes are compared.",
    };

    public Option<int> Timeout { get; } = new("--timeout") { Description = "Seconds after which a start is ended and counts as hung.", DefaultValueFactory = _ => 60 };

    public Option<bool> Cold { get; } = new("--cold") { Description = "As many starts more with an empty file cache, where the system lets an administrator empty it. Slows the machine down." };

    public Option<string[]> Environment { get; } = SharedOptions.List("--env", "NAME=VALUE for every start, such as DOTNET_TieredPGO=0.");

    public Option<string[]> Sources { get; } = SharedOptions.Sources();

    public Option<string[]> Adapters { get; } = SharedOptions.Adapters();

    public Option<string?> Output { get; } = new("--output") { Description = "The folder to write; runs/<UTC time>-startup when absent." };

    public Option<long?> Seed { get; } = new("--seed") { Description = "Of the order of starts; another one for every run, and recorded." };

    public Option<string?> From { get; } = new("--from") { Description = "Starts nothing: prints and writes the tables of such a folder again, also of one whose command was killed." };

    public IEnumerable<Option> All => [Serializers, Modes, .. Conditions.All, Starts, Timeout, Cold, Environment, Sources, Adapters, Output, Seed, From];

    /// <summary>The plan that the options come to.</summary>
    /// <exception cref="UserErrorException">A value is not one.</exception>
    public StartupPlan Plan(ParseResult parsed)
    {
        if (All.FirstOrDefault(option => option != From && parsed.GetResult(option) is { Implicit: false }) is { } other && parsed.GetValue(From) is not null)
        {
            throw new UserErrorException($"--from starts nothing and prints what its folder holds; leave {other.Name} away, or start anew without --from.");
        }

        return new StartupPlan(
            parsed.GetValue(Serializers) ?? [],
            PlanFactory.FullPaths(parsed.GetValue(Adapters) ?? []),
            parsed.GetValue(Sources) ?? [],
            Columns(parsed),
            Positive("--starts", parsed.GetValue(Starts) ?? StartupPlan.FewestStarts),
            Discarded,
            parsed.GetValue(Cold),
            parsed.GetValue(Seed) ?? RandomNumberGenerator.GetInt32(1, int.MaxValue),
            Positive("--timeout", parsed.GetValue(Timeout)));
    }

    private static int Positive(string option, int value) => value > 0
        ? value
        : throw new UserErrorException($"{option} takes a whole number from 1, not {value}.");

    private List<StartupColumn> Columns(ParseResult parsed)
    {
        var variables = PlanFactory.Pairs("--env", parsed.GetValue(Environment) ?? []).ToDictionary(pair => pair.Name, pair => pair.Value);
        string[] asked = parsed.GetValue(Modes) is { Length: > 0 } typed ? typed : ["jit", "readytorun"];
        var runtimes = Conditions.Frameworks(parsed).DefaultIfEmpty(BuildLayout.Of(Repository.Root).Framework);
        return [.. from runtime in runtimes
            from mode in asked.Distinct().Select(Mode)
            from setting in Conditions.Settings(parsed)
            select new StartupColumn(
                string.Join(' ', new[] { mode.Name, runtime, setting.Name }.Where(part => part.Length > 0)),
                mode.Name,
                runtime,
                mode.Publish,
                new Condition("", null, setting.Environment).Over(mode.Environment.Concat(variables).GroupBy(pair => pair.Key).ToDictionary(pair => pair.Key, pair => pair.Last().Value)))];
    }

    private static (string Name, PublishMode Publish, IReadOnlyDictionary<string, string> Environment) Mode(string name)
    {
        var names = StartupModes.All.Select(mode => mode.Name).ToList();
        return names.Contains(name)
            ? StartupModes.All[names.IndexOf(name)]
            : throw new UserErrorException($"There is no mode '{name}'{Selection.DidYouMean(name, names)} --modes takes {string.Join(", ", names)}.");
    }
}
