using System.CommandLine;

namespace Goldilocks.Commands;

/// <summary>The options that make columns: runtimes, garbage collectors, environments. Every combination is a condition of its own.</summary>
internal sealed class ConditionOptions
{
    public Option<string[]> Runtimes { get; } = SharedOptions.List("--runtimes", "names", "net8.0, net9.0, net10.0 or several, each from its runtime pack; the one that Goldilocks runs on when absent.");

    public Option<string[]> Collectors { get; } = SharedOptions.List("--gc", "names", "workstation, concurrent, server, server-concurrent, default (the runtime's own settings), or several.");

    public Option<string[]> Environments { get; } = SharedOptions.List("--env-column", "NAME:VARIABLE=VALUE", "Adds a column with that variable, beside the column without it. Several variables: NAME:VARIABLE=VALUE;VARIABLE=VALUE, in quotes. May be given several times.");

    public IEnumerable<Option> All => [Runtimes, Collectors, Environments];

    /// <summary>The request that the options make.</summary>
    public ConditionRequest Request(ParseResult parsed) => new(parsed.GetValue(Runtimes) ?? [], parsed.GetValue(Collectors) ?? [], parsed.GetValue(Environments) ?? []);
}
