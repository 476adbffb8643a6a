using System.CommandLine;
using Goldilocks.Commands;
using Goldilocks.Results;

namespace Goldilocks.Cli.Startup;

/// <summary>The options of <c>goldilocks startup</c>.</summary>
internal sealed class StartupOptions
{
    private static readonly NumberRange s_starts = new(1, 1_000, "starts");
    private static readonly NumberRange s_timeout = new(1, 3_600, "seconds");

    public Option<string[]> Serializers { get; } = SharedOptions.Serializers();

    public ModelOptions Models { get; } = new();

    public Option<string[]> Modes { get; } = SharedOptions.List("--modes", "names", "jit, no-tiering, readytorun, nativeaot, or several; jit and readytorun when absent.");

    public ConditionOptions Conditions { get; } = new();

    public Option<int?> Starts { get; } = s_starts.Whole(
        "--starts", $"Counted starts of each program; {StartupPlan.FewestStarts} to {StartupPlan.MostStarts} when absent: the fewer programs, the more starts.");

    public Option<int> Timeout { get; } = s_timeout.Whole("--timeout", "A start that takes longer is ended and counts as hung.", 60);

    public Option<bool> Cold { get; } = new("--cold") { Description = "Also makes as many starts with an empty file cache, if the system lets an administrator empty it. Slows the machine down." };

    public Option<string[]> Environment { get; } = SharedOptions.List("--env", "NAME=VALUE", "A variable for every start, such as DOTNET_TieredPGO=0; several are allowed.");

    public Option<string[]> Sources { get; } = SharedOptions.Sources();

    public Option<string[]> Adapters { get; } = SharedOptions.Adapters();

    public Option<string?> Output { get; } = SharedOptions.Output("The folder to write; runs/<UTC time>-startup when absent.");

    public Option<long?> Seed { get; } = SharedOptions.Seed("starts");

    public Option<string?> From { get; } = new("--from") { Description = "Starts nothing: prints and writes the tables of that folder again, even if its command was killed.", HelpName = "folder" };

    /// <summary>Those that choose rows and columns.</summary>
    public IEnumerable<Option> What => [Serializers, .. Models.All, Modes, .. Conditions.All];

    /// <summary>Those that say how starts are measured.</summary>
    public IEnumerable<Option> How => [Starts, Timeout, Cold, Environment, Seed];

    /// <summary>Those about packages, adapters and folders.</summary>
    public IEnumerable<Option> Where => [Sources, Adapters, Output, From];

    private IEnumerable<Option> All => [.. What, .. How, .. Where];

    /// <summary>The request that the options make.</summary>
    /// <exception cref="UserErrorException">--from was given together with an option that has no meaning then.</exception>
    public StartupRequest Request(ParseResult parsed)
    {
        if (All.FirstOrDefault(option => option != From && parsed.GetResult(option) is { Implicit: false }) is { } other && parsed.GetValue(From) is not null)
        {
            throw new UserErrorException($"--from starts nothing and prints what its folder holds; remove {other.Name}, or start anew without --from.");
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
            parsed.GetValue(Seed),
            Models.Request(parsed, sizes: []));
    }
}
