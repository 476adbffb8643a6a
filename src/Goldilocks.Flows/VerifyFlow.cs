using Goldilocks.Building.Jobs;
using Goldilocks.Catalog;
using Goldilocks.Flows.Checkouts;
using Goldilocks.Flows.Making;
using Goldilocks.Flows.Planning;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Scheduling;
using Goldilocks.Running.Verifying;

namespace Goldilocks.Flows;

/// <summary>What every serializer answered, without timing.</summary>
/// <param name="Built">The build result of each serializer.</param>
/// <param name="Verifications">What each variant answered on each workload.</param>
/// <param name="Surprises">Outcomes other than those that <c>facts.json</c> expects.</param>
/// <param name="OtherValues">Those that were not given the same value as the others.</param>
/// <param name="IsOwn">True for a user's own type, of which no <c>facts.json</c> expects anything.</param>
/// <param name="IsAll">True when every surprise is a finding; otherwise only an unexpected failure is one.</param>
public sealed record VerifyResult(
    IReadOnlyList<SerializerEvent> Built,
    IReadOnlyList<Verification> Verifications,
    IReadOnlyList<Surprise> Surprises,
    IReadOnlyList<Verification> OtherValues,
    bool IsOwn,
    bool IsAll)
{
    /// <summary>How the command ends.</summary>
    public Ending Ending => Endings.Of(
        wasInterrupted: false,
        hasFinding: !IsAnythingVerified || OtherValues.Count > 0 || Surprises.Any(surprise => IsAll || surprise.Actual.IsFailure));

    /// <summary>False when no serializer was verified, or none supports the request.</summary>
    public bool IsAnythingVerified => Verifications.Any(verification => verification.Outcome is not Unsupported);
}

/// <summary>A verification: build, choose, write and read, judge.</summary>
public sealed class VerifyFlow(Checkout checkout, IFlowDisplay display)
{
    private const string Everything = "*";

    /// <exception cref="UserErrorException">A pattern fits nothing, or a name is unknown.</exception>
    public VerifyResult Verify(Selected selected, IReadOnlyList<string> sinks, bool isAsync, bool isAll, CancellationToken cancellation)
    {
        selected = selected.WithVersions(checkout);
        var ways = BindingWay.Of(Requested.SinksOf(sinks), isAsync);
        var model = new OwnModels(checkout).Make(selected.Model, selected.Workloads);
        var maker = new SerializerMaker(checkout, display);
        var requests = maker.Requests(selected.Serializers, Requested.Folders(selected.Adapters), Requested.SourcesOf(selected.Sources), model);
        // What facts.json expects is about the built-in workloads.
        var expectations = new Expectations(model is null ? Expected(requests) : []);
        using var serializers = maker.Make(requests, retryUnavailable: false, cancellation);
        var verifications = serializers.Ready.Count == 0 ? [] : Verify(selected, ways, serializers.Ready, cancellation);
        return new VerifyResult(
            serializers.Events,
            verifications,
            expectations.Judge(serializers.Events, verifications),
            Verifier.OtherValues(verifications),
            IsOwn: model is not null,
            isAll);
    }

    private IReadOnlyList<Verification> Verify(Selected selected, IReadOnlyList<BindingWay> ways, IReadOnlyList<ReadySerializer> ready, CancellationToken cancellation)
    {
        IReadOnlyList<string> workloads = selected.Workloads.Count > 0 ? selected.Workloads : [Everything];
        var roster = RosterBuilder.Make(selected.Serializers, workloads, selected.Sizes, ready, ways);
        var settings = Presets.Of("default");
        var verifier = new Verifier(roster, dataSeed: 1, TimeSpan.FromSeconds(settings.TimeoutSeconds), settings.EnvironmentVariables);
        return display.WhileVerifying(roster.Contestants.Count, finished => verifier.Verify(finished, cancellation));
    }

    private static Dictionary<string, ExpectedOutcomes> Expected(IEnumerable<BuildRequest> requests) => requests
        .Select(request => request.Folder)
        .DistinctBy(folder => folder.Name)
        .Select(folder => (folder.Name, FactsFile.ReadFor(folder)?.Expected))
        .Where(pair => pair.Expected is not null)
        .ToDictionary(pair => pair.Name, pair => pair.Expected!);
}
