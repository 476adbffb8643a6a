using System.Text.Json.Serialization;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Cli.Startup;

/// <summary>The plan of <c>goldilocks startup</c>; a pure function of the command line.</summary>
/// <param name="Serializers">Patterns; empty for all.</param>
/// <param name="Adapters">Folders of adapters beside <c>serializers/</c>.</param>
/// <param name="Sources">Extra package sources.</param>
/// <param name="Columns">Ways of starting, at least one; the first comes first in every table.</param>
/// <param name="Starts">Counted starts of each subject.</param>
/// <param name="Discarded">Starts before those: they fill the file cache and are recorded, but do not count.</param>
/// <param name="Cold">True when the same number of starts is also made with an empty file cache.</param>
/// <param name="Seed">Of the order within each round.</param>
/// <param name="TimeoutSeconds">For one start.</param>
/// <param name="Model">The user's own type that is used; null for the four built-in ones.</param>
public sealed record StartupPlan(
    IReadOnlyList<string> Serializers,
    IReadOnlyList<string> Adapters,
    IReadOnlyList<string> Sources,
    IReadOnlyList<StartupColumn> Columns,
    int Starts,
    int Discarded,
    bool Cold,
    long Seed,
    double TimeoutSeconds,
    [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] ModelInfo? Model = null)
{
    /// <summary>The fewest starts of each process, when the command line gives no count. 15 starts of every serializer that restores take about four minutes on two cores.</summary>
    public const int FewestStarts = 15;

    /// <summary>With more starts an interval hardly gets narrower.</summary>
    public const int MostStarts = 50;

    /// <summary>All starts together take about two minutes, at a fifth of a second each.</summary>
    private const int StartsInAll = 600;

    /// <summary>A wall time scatters by tens of milliseconds on a shared machine, so when there are few processes, each of them is started more often.</summary>
    public StartupPlan WithStartsFor(int subjects) => this with { Starts = Math.Clamp(StartsInAll / Math.Max(1, subjects), FewestStarts, MostStarts) };
}

/// <summary>One way of starting: how the program was made, on which runtime, with which environment.</summary>
/// <param name="Name">As the tables print it: <c>readytorun net10.0</c>.</param>
/// <param name="Mode">One of <see cref="StartupModes"/>.</param>
/// <param name="Framework">Such as <c>net10.0</c>.</param>
/// <param name="Publish">What is made of the adapter.</param>
/// <param name="Environment">Set for every start.</param>
public sealed record StartupColumn(string Name, string Mode, string Framework, PublishMode Publish, IReadOnlyDictionary<string, string> Environment);

/// <summary><c>startup.json</c>: what was asked for and where it ran.</summary>
/// <param name="FormatVersion">1.</param>
/// <param name="GoldilocksVersion">Of the tool.</param>
/// <param name="StartedUtc">In UTC.</param>
/// <param name="Command">The command line after <c>goldilocks</c>.</param>
/// <param name="Plan">The request.</param>
/// <param name="Machine">Where it ran.</param>
public sealed record StartupInfo(
    int FormatVersion,
    string GoldilocksVersion,
    DateTimeOffset StartedUtc,
    IReadOnlyList<string> Command,
    StartupPlan Plan,
    MachineInfo Machine);

/// <summary>The modes by their names.</summary>
public static class StartupModes
{
    private static readonly IReadOnlyDictionary<string, string> NoVariables = new Dictionary<string, string>();

    /// <summary>In the order of the help text. All are published with their runtime beside them, so that only the compilation differs.</summary>
    public static IReadOnlyList<(string Name, PublishMode Publish, IReadOnlyDictionary<string, string> Environment)> All { get; } =
    [
        ("jit", PublishMode.SelfContained, NoVariables),
        ("no-tiering", PublishMode.SelfContained, new Dictionary<string, string> { ["DOTNET_TieredCompilation"] = "0" }),
        ("readytorun", PublishMode.ReadyToRun, NoVariables),
        ("nativeaot", PublishMode.NativeAot, NoVariables),
    ];
}
