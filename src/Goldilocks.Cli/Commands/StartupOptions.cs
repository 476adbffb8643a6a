using System.CommandLine;
using Goldilocks.Flows.Planning;
using Goldilocks.Results;
using Goldilocks.Surveys.Startup;

namespace Goldilocks.Cli.Commands;

/// <summary>The options of <c>goldilocks startup</c>.</summary>
internal sealed class StartupOptions
{
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

    /// <summary>What was asked for.</summary>
    /// <exception cref="UserErrorException">--from was given beside an option that it leaves without a meaning.</exception>
    public StartupRequest Request(ParseResult parsed)
    {
        if (All.FirstOrDefault(option => option != From && parsed.GetResult(option) is { Implicit: false }) is { } other && parsed.GetValue(From) is not null)
        {
            throw new UserErrorException($"--from starts nothing and prints what its folder holds; leave {other.Name} away, or start anew without --from.");
        }

        return new StartupRequest(
            parsed.GetValue(Serializers) ?? [],
            parsed.GetValue(Modes) ?? [],
            Conditions.Request(parsed),
            parsed.GetValue(Starts),
            parsed.GetValue(Timeout),
            parsed.GetValue(Cold),
            parsed.GetValue(Environment) ?? [],
            parsed.GetValue(Sources) ?? [],
            parsed.GetValue(Adapters) ?? [],
            parsed.GetValue(Seed));
    }
}
