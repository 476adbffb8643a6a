using System.Text.Json.Serialization;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Surveys;

/// <summary>What other ways of reading came to.</summary>
/// <param name="Readings">One for each variant, workload, size and way.</param>
/// <param name="Built">The build result of each serializer.</param>
/// <param name="Recorded">The files that were replaced.</param>
public sealed record ReadingResult(IReadOnlyList<OtherReading> Readings, IReadOnlyList<SerializerEvent> Built, IReadOnlyList<string> Recorded)
{
    /// <summary>A failure is a finding, and so is that none of them reads in that way.</summary>
    [JsonIgnore]
    public Ending Ending => Endings.Of(wasInterrupted: false, Endings.HasFinding([.. Readings.Select(row => row.Outcome.Name), .. Built.Select(item => item.Outcome?.Name).OfType<string>()]));
}

/// <summary>Reading in other ways: build, choose, then one process for each variant.</summary>
public sealed class ReadingFlow(Checkout checkout, IFlowDisplay display)
{
    private const string DefaultWorkload = "bookshelf@100";

    private static readonly TimeSpan s_timeout = TimeSpan.FromMinutes(2);

    /// <param name="selected">What takes part.</param>
    /// <param name="inPieces">True for pieces of memory and streams of values; false for objects that are there.</param>
    /// <param name="isRecorded">True to replace the recorded table and the page.</param>
    /// <param name="cancellation">Ends the process at work.</param>
    /// <exception cref="UserErrorException">A pattern fits nothing, or a part is to be recorded.</exception>
    public ReadingResult Take(Selected selected, bool inPieces, bool isRecorded, CancellationToken cancellation)
    {
        RefuseRecordingOthers(selected, isRecorded);
        selected = selected.WithVersions(checkout);
        var facts = KnownFacts.Read(checkout, Requested.Folders(selected.Adapters));
        var model = new OwnModels(checkout).MakeAlone(selected.Model, selected.Workloads);
        var maker = new SerializerMaker(checkout, display);
        using var serializers = maker.Make(
            maker.Requests(selected.Serializers, Requested.Folders(selected.Adapters), Requested.SourcesOf(selected.Sources), model), retryUnavailable: false, cancellation);
        var roster = RosterBuilder.Make(selected.Serializers, selected.Workloads.Count > 0 ? selected.Workloads : [model?.Workload ?? DefaultWorkload], selected.Sizes, serializers.Ready);
        var readings = new ReadingSurvey(roster, inPieces ? [ReadingWay.Segments, ReadingWay.Items, ReadingWay.FirstItem] : [ReadingWay.Populate], (serializer, way) => facts.GetValueOrDefault(serializer)?.StatementOn(way), s_timeout, Presets.Of("default").EnvironmentVariables, WorkerProcess.Start).Take(cancellation);
        return new ReadingResult(readings, serializers.Events, isRecorded ? Record(readings, facts) : []);
    }

    private static void RefuseRecordingOthers(Selected selected, bool isRecorded)
    {
        if (isRecorded && (selected.Workloads.Count > 0 || selected.Sizes.Count > 0 || selected.Model is not null || selected.Adapters.Count > 0))
        {
            throw new UserErrorException($"--record keeps readings of {DefaultWorkload} by serializers of the checkout: leave --workloads, --sizes, --model and --adapters away.");
        }
    }

    /// <summary>Replaces what is recorded of these variants in these ways, and the page that is made from all of it. What is recorded of libraries that could not be had here stays.</summary>
    private IReadOnlyList<string> Record(IReadOnlyList<OtherReading> readings, IReadOnlyDictionary<string, SerializerFacts> facts)
    {
        var asked = readings.Select(row => (row.Way, row.Serializer, row.Variant)).ToHashSet();
        var kept = RecordedReading.Read(checkout.Root).Where(row => !asked.Contains((row.Way, row.Serializer, row.Variant)));
        return
        [
            RecordedReading.Write(checkout.Root, [.. kept.Concat(ReadingPage.Recorded(readings)).OrderBy(row => row.Way).ThenBy(row => row.Serializer, StringComparer.Ordinal).ThenBy(row => row.Variant, StringComparer.Ordinal)]),
            ReadingPage.Write(checkout.Root, facts),
        ];
    }
}
