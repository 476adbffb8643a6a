using System.Text.Json;
using Goldilocks.Commands;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Surveys;

/// <summary>Profiles that were taken.</summary>
/// <param name="Folder">Where the traces are.</param>
/// <param name="Profiles">One for each variant, workload, size and operation.</param>
public sealed record ProfileResult(string Folder, IReadOnlyList<OperationProfile> Profiles)
{
    /// <summary>How the command ends.</summary>
    public Ending Ending => Endings.Of(wasInterrupted: false, Endings.HasFinding([.. Profiles.Select(profile => profile.Outcome.Name)]));
}

/// <summary>Profiling: build, choose, sample one process after the other.</summary>
public sealed class ProfileFlow(Checkout checkout, IFlowDisplay display)
{
    /// <summary>The folder of <c>goldilocks profile</c>.</summary>
    internal static ResultKind Kind { get; } = new("-profile", [], "is not empty; choose another --output.");

    /// <param name="selected">Serializers and workloads must be named.</param>
    /// <param name="operationNames">Both when empty.</param>
    /// <param name="seconds">Length of the session whose trace is kept, in seconds.</param>
    /// <param name="output">The folder as typed; null for one of the time.</param>
    /// <param name="show">Takes each profile as soon as it is complete.</param>
    /// <param name="cancellation">Ends the process at work.</param>
    /// <exception cref="UserErrorException">A pattern fits nothing, or the folder cannot be used.</exception>
    public ProfileResult Take(
        Selected selected,
        IReadOnlyList<string> operationNames,
        int seconds,
        string? output,
        Action<OperationProfile> show,
        CancellationToken cancellation)
    {
        RequireNamed(selected);
        selected = selected.WithVersions(checkout);
        var operations = Requested.OperationsOf(operationNames);
        var model = new OwnModels(checkout).MakeAlone(selected.Model, selected.Workloads);
        var maker = new SerializerMaker(checkout, display);
        var requests = maker.Requests(selected.Serializers, Requested.Folders(selected.Adapters), Requested.SourcesOf(selected.Sources), model);
        var folder = ResultFolder.Make(output, Kind);
        using var serializers = maker.Make(requests, retryUnavailable: false, cancellation);
        var roster = RosterBuilder.Make(selected.Serializers, selected.Workloads, selected.Sizes, serializers.Ready);
        var profiles = Take(roster, new Profiler(Presets.Of("default"), dataSeed: 1, seconds, folder), operations, show, cancellation);
        File.WriteAllBytes(Path.Combine(folder, "profile.json"), JsonSerializer.SerializeToUtf8Bytes(profiles, RunJson.File));
        return new ProfileResult(folder, profiles);
    }

    /// <summary>One process at a time, because a second one would disturb the first one's profile.</summary>
    private static List<OperationProfile> Take(
        RunRoster roster, Profiler profiler, IReadOnlyList<Operation> operations, Action<OperationProfile> show, CancellationToken cancellation)
    {
        List<OperationProfile> profiles = [];
        foreach (var (variant, workload, size) in
            from variant in roster.Variants
            from workload in roster.Workloads
            from size in workload.Sizes
            select (variant, workload, size))
        {
            cancellation.ThrowIfCancellationRequested();
            foreach (var profile in profiler.Take(variant, workload, size, operations, cancellation))
            {
                profiles.Add(profile);
                show(profile);
            }
        }

        return profiles;
    }

    private static void RequireNamed(Selected selected)
    {
        Require(selected.Serializers, "--serializers", "--serializers 'System.*'");
        if (selected.Model is null)
        {
            Require(selected.Workloads, "--workloads", "--workloads bookshelf");
        }
    }

    private static void Require(IReadOnlyList<string> values, string option, string example)
    {
        if (values.Count == 0)
        {
            throw new UserErrorException($"profile takes a minute for each variant, so say which: {example}. 'goldilocks list' shows all values for {option}.");
        }
    }
}
