using Goldilocks.Commands;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Surveys;

/// <summary>The size of payloads in memory and in serialized form.</summary>
/// <param name="Footprints">One for each workload and size.</param>
/// <param name="Built">The build result of each serializer.</param>
/// <param name="Studies">Those that published footprints.</param>
public sealed record FootprintResult(IReadOnlyList<Footprint> Footprints, IReadOnlyList<SerializerEvent> Built, IReadOnlyList<Study> Studies)
{
    /// <summary>A graph that the garbage collector does not confirm is a finding, as is a serializer that failed.</summary>
    public Ending Ending => Endings.Of(
        wasInterrupted: false,
        hasFinding: !Footprints.All(footprint => footprint.Check is { Agrees: true })
            || Endings.HasFinding([.. Footprints.SelectMany(footprint => footprint.Rows).Select(row => row.Outcome.Name), .. Built.Select(item => item.Outcome?.Name).OfType<string>()]));

    /// <summary>The studies of the same workload and size, whatever the parameters: the heading states them.</summary>
    public IEnumerable<Study> StudiesOf(Footprint footprint) => Studies.Where(study =>
        study.Footprint!.Size == footprint.Size && WorkloadPattern.Parse(study.Footprint.Workload).Name == footprint.WorkloadName);
}

/// <summary>A footprint survey: build, choose, count.</summary>
public sealed class FootprintFlow(Checkout checkout, IFlowDisplay display)
{
    /// <summary>Walking a large value takes a while.</summary>
    private static readonly TimeSpan Timeout = TimeSpan.FromMinutes(5);

    /// <exception cref="UserErrorException">A pattern fits nothing.</exception>
    public FootprintResult Take(Selected selected, CancellationToken cancellation)
    {
        selected = selected.WithVersions(checkout);

        // The floors make the value without a serializer; they are part of every survey.
        IReadOnlyList<string> patterns = selected.Serializers.Count == 0 ? [] : [checkout.Defaults.Floors, .. selected.Serializers];
        var model = new OwnModels(checkout).MakeAlone(selected.Model, selected.Workloads);
        var studies = checkout.Studies().Where(study => study.Footprint is not null).ToList();
        var maker = new SerializerMaker(checkout, display);
        using var serializers = maker.Make(maker.Requests(patterns, Requested.Folders(selected.Adapters), Requested.SourcesOf(selected.Sources), model), retryUnavailable: false, cancellation);
        var roster = RosterBuilder.Make(patterns, selected.Workloads, selected.Sizes, serializers.Ready);
        var survey = new FootprintSurvey(roster, dataSeed: 1, Timeout, Presets.Of("default").EnvironmentVariables);
        return new FootprintResult(survey.Take((_, _) => { }, cancellation), serializers.Events, studies);
    }
}
