using System.Text.Json.Serialization;
using Goldilocks.Flows.Checkouts;
using Goldilocks.Flows.Making;
using Goldilocks.Flows.Planning;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Scheduling;
using Goldilocks.Running.Workers;
using Goldilocks.Surveys.Populating;

namespace Goldilocks.Flows;

/// <summary>What became of objects that were there.</summary>
/// <param name="Populations">One for each variant, workload and size.</param>
/// <param name="Built">The build result of each serializer.</param>
public sealed record PopulateResult(IReadOnlyList<Population> Populations, IReadOnlyList<SerializerEvent> Built)
{
    /// <summary>A failure is a finding, and so is that none of them fills an object.</summary>
    [JsonIgnore]
    public Ending Ending => Endings.Of(wasInterrupted: false, Endings.HasFinding([.. Populations.Select(row => row.Outcome.Name), .. Built.Select(item => item.Outcome?.Name).OfType<string>()]));
}

/// <summary>Reading into objects that are there: build, choose, then one process for each variant.</summary>
public sealed class PopulateFlow(Checkout checkout, IFlowDisplay display)
{
    private const string DefaultWorkload = "bookshelf@100";

    private static readonly TimeSpan s_timeout = TimeSpan.FromMinutes(2);

    /// <exception cref="UserErrorException">A pattern fits nothing.</exception>
    public PopulateResult Take(Selected selected, CancellationToken cancellation)
    {
        selected = selected.WithVersions(checkout);
        var model = new OwnModels(checkout).MakeAlone(selected.Model, selected.Workloads);
        var maker = new SerializerMaker(checkout, display);
        using var serializers = maker.Make(
            maker.Requests(selected.Serializers, Requested.Folders(selected.Adapters), Requested.SourcesOf(selected.Sources), model), retryUnavailable: false, cancellation);
        var roster = RosterBuilder.Make(selected.Serializers, selected.Workloads.Count > 0 ? selected.Workloads : [model?.Workload ?? DefaultWorkload], selected.Sizes, serializers.Ready);
        return new PopulateResult(new PopulateSurvey(roster, s_timeout, Presets.Of("default").EnvironmentVariables, WorkerProcess.Start).Take(cancellation), serializers.Events);
    }
}
