using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Models;
using Goldilocks.Results;

namespace Goldilocks.Cli.Startup;

/// <summary>A user's request for a start-up measurement.</summary>
/// <param name="Serializers">Patterns; all when empty.</param>
/// <param name="Modes">Names of <see cref="StartupModes"/>; the usual ones when empty.</param>
/// <param name="Conditions">Runtimes and environments.</param>
/// <param name="Starts">Counted starts of each subject; null for a count that depends on the number of subjects.</param>
/// <param name="TimeoutSeconds">After which a start counts as hung.</param>
/// <param name="IsCold">True for starts with an empty file cache too.</param>
/// <param name="Environment">NAME=VALUE for every start.</param>
/// <param name="Sources">Package sources.</param>
/// <param name="Adapters">Folders of adapters.</param>
/// <param name="Seed">Of the order; null for a new one.</param>
/// <param name="Model">A type of the user's own; null for the four built-in ones.</param>
public sealed record StartupRequest(
    IReadOnlyList<string> Serializers,
    IReadOnlyList<string> Modes,
    ConditionRequest Conditions,
    int? Starts,
    int TimeoutSeconds,
    bool IsCold,
    IReadOnlyList<string> Environment,
    IReadOnlyList<string> Sources,
    IReadOnlyList<string> Adapters,
    long? Seed,
    ModelRequest? Model = null);

/// <summary>Turns a request into the plan of a start-up measurement.</summary>
public static class StartupPlanner
{
    private const int Discarded = 2;
    private static readonly string[] UsualModes = ["jit", "readytorun"];

    /// <exception cref="UserErrorException">A value is not one.</exception>
    public static StartupPlan Make(Checkout checkout, StartupRequest request) => new(
        LatestVersions.Resolve(request.Serializers, isForAll: false, checkout.Serializers(Requested.Folders(request.Adapters)), Requested.SourcesOf(request.Sources)),
        Requested.Folders(request.Adapters),
        Requested.SourcesOf(request.Sources),
        Columns(checkout, request),
        request.Starts ?? StartupPlan.FewestStarts,
        Discarded,
        request.IsCold,
        request.Seed ?? Requested.NewSeed(),
        request.TimeoutSeconds,
        new OwnModels(checkout).Make(request.Model));

    private static List<StartupColumn> Columns(Checkout checkout, StartupRequest request)
    {
        var variables = Requested.Pairs("--env", request.Environment).GroupBy(pair => pair.Name).ToDictionary(same => same.Key, same => same.Last().Value);
        var modes = (request.Modes.Count > 0 ? request.Modes : UsualModes).Distinct().Select(Mode);
        return [.. from runtime in request.Conditions.Frameworks().DefaultIfEmpty(checkout.Layout.Framework)
            from mode in modes
            from setting in request.Conditions.Settings()
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
        return names.Contains(name) ? StartupModes.All[names.IndexOf(name)] : throw Requested.NoSuch("mode", name, "--modes", names);
    }
}
