using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Verify;

/// <summary>What every serializer answered, without timing.</summary>
/// <param name="Built">The build result of each serializer.</param>
/// <param name="Verifications">What each variant answered on each workload.</param>
/// <param name="Surprises">Outcomes other than those that <c>facts.json</c> expects.</param>
/// <param name="WithoutFacts">Names of this checkout's serializers that have no <c>facts.json</c>, so that nothing is expected of them.</param>
/// <param name="OtherValues">Those that were not given the same value as the others.</param>
/// <param name="IsOwn">True for a user's own type, of which no <c>facts.json</c> expects anything.</param>
/// <param name="IsAll">True when every surprise is a finding; otherwise only an unexpected failure is one.</param>
public sealed record VerifyResult(
    IReadOnlyList<SerializerEvent> Built,
    IReadOnlyList<Verification> Verifications,
    IReadOnlyList<Surprise> Surprises,
    IReadOnlyList<string> WithoutFacts,
    IReadOnlyList<Verification> OtherValues,
    bool IsOwn,
    bool IsAll)
{
    /// <summary>What is published about each version that was verified.</summary>
    public IReadOnlyList<AdvisedVersion> Advised { get; init; } = [];

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

    /// <summary>For one check of <see cref="Stress"/>: for some libraries the first calls of many threads take that long.</summary>
    private static readonly TimeSpan s_checkTimeout = TimeSpan.FromSeconds(180);

    /// <param name="selected">What is verified.</param>
    /// <param name="sinks">Where serializers write to.</param>
    /// <param name="isAsync">True for asynchronous operations too.</param>
    /// <param name="isStressed">True to use what answers rightly as a loop and a server will.</param>
    /// <param name="isAll">True when every surprise is a finding.</param>
    /// <param name="cancellation">Ends it.</param>
    /// <exception cref="UserErrorException">A pattern fits nothing, or a name is unknown.</exception>
    public VerifyResult Verify(Selected selected, IReadOnlyList<string> sinks, bool isAsync, bool isStressed, bool isAll, CancellationToken cancellation)
    {
        selected = selected.WithVersions(checkout);
        var ways = BindingWay.Of(Requested.SinksOf(sinks), isAsync);
        var model = new OwnModels(checkout).Make(selected.Model);
        var made = PartsOf(selected, model).Select(part => Make(part.Selected, part.Model, cancellation)).ToList();
        try
        {
            var parts = made.Zip(Rosters(made, ways), (part, roster) => Verify(part, roster, isStressed, cancellation)).ToList();
            var verifications = parts.SelectMany(part => part.Verifications).ToList();
            var built = RunParts.Merged([.. made.Select(part => part.Serializers.Events)]);
            return new VerifyResult(
                built,
                verifications,
                [.. parts.SelectMany(part => part.Surprises)],
                [.. made.Where(part => !part.IsOwn).SelectMany(part => part.Requests).Select(request => request.Folder).Where(LacksFacts).Select(folder => folder.Name).Distinct()],
                Verifier.OtherValues(verifications),
                model is not null,
                isAll)
            {
                Advised = AdvisedVersion.Of(
                    KnownFacts.Of(checkout, made.SelectMany(part => part.Requests).Select(request => request.Folder), Requested.SourcesOf(selected.Sources)),
                    built.Select(serializer => (serializer.Serializer, serializer.Version)),
                    selected.Serializers),
            };
        }
        finally
        {
            made.ForEach(part => part.Serializers.Dispose());
        }
    }

    /// <summary>The user's own type and the built-in workloads, each with programs of its own.</summary>
    private static IReadOnlyList<(Selected Selected, ModelInfo? Model)> PartsOf(Selected selected, ModelInfo? model) => model is null || selected.Workloads.Count == 0
        ? [(selected, model)]
        : [(selected with { Workloads = [] }, model), (selected, null)];

    private Part Make(Selected selected, ModelInfo? model, CancellationToken cancellation)
    {
        var maker = new SerializerMaker(checkout, display);
        var requests = maker.Requests(selected.Serializers, Requested.Folders(selected.Adapters), Requested.SourcesOf(selected.Sources), model);
        return new Part(selected, model is not null, requests, maker.Make(requests, retryUnavailable: false, cancellation));
    }

    /// <summary>Null where no serializer is ready.</summary>
    private static IReadOnlyList<RunRoster?> Rosters(IReadOnlyList<Part> parts, IReadOnlyList<BindingWay> ways)
    {
        var ready = parts.Where(part => part.Serializers.Ready.Count > 0).ToList();
        var rosters = RunParts.WithRefused([.. ready.Select(part => (
            RosterBuilder.Make(
                part.Selected.Serializers,
                part.Selected.Workloads.Count > 0 ? part.Selected.Workloads : [Everything],
                part.Selected.Sizes,
                part.Serializers.Ready,
                ways),
            part.Serializers.Events))]);
        return [.. parts.Select(part => ready.IndexOf(part) is >= 0 and var index ? rosters[index] : null)];
    }

    private (IReadOnlyList<Verification> Verifications, IReadOnlyList<Surprise> Surprises) Verify(Part part, RunRoster? roster, bool isStressed, CancellationToken cancellation)
    {
        var settings = Presets.Of("default");
        IReadOnlyList<Verification> verifications = roster is null ? [] : display.WhileVerifying(roster.Variants.Count, isStress: false, finished =>
            new Verifier(roster, dataSeed: 1, TimeSpan.FromSeconds(settings.TimeoutSeconds), settings.EnvironmentVariables).Verify(finished, cancellation));
        if (isStressed && roster is not null)
        {
            var kit = new ConformanceKit(s_checkTimeout, settings.EnvironmentVariables);
            verifications = display.WhileVerifying(roster.Variants.Count, isStress: true, finished => new Stress(roster, kit).Of(verifications, finished, cancellation));
        }

        // What facts.json expects is about the built-in workloads.
        var expectations = new Expectations(part.IsOwn ? new Dictionary<string, ExpectedOutcomes>() : Expected(part.Requests), Pinned(part.Requests));
        return (verifications, expectations.Judge(part.Serializers.Events, verifications));
    }

    /// <summary>An adapter elsewhere needs none.</summary>
    private bool LacksFacts(SerializerFolder folder) => folder.Path.StartsWith(checkout.Layout.Serializers + Path.DirectorySeparatorChar, StringComparison.Ordinal) && FactsFile.ReadFor(folder) is null;

    private static Dictionary<string, ExpectedOutcomes> Expected(IEnumerable<BuildRequest> requests) => requests
        .Select(request => request.Folder)
        .DistinctBy(folder => folder.Name)
        .Select(folder => (folder.Name, FactsFile.ReadFor(folder)?.Expected))
        .Where(pair => pair.Expected is not null)
        .ToDictionary(pair => pair.Name, pair => pair.Expected!);

    /// <summary>By serializer. Of a library that comes with the runtime and whose package was asked for beside it, that is the runtime's version.</summary>
    private static Dictionary<string, string> Pinned(IEnumerable<BuildRequest> requests) => requests
        .GroupBy(request => request.Folder.Name)
        .Select(asked => (asked.Key, Version: PinnedPackage.Of(asked.First().Folder)?.Version ?? (asked.Any(request => request.Version is not null) ? Environment.Version.ToString() : null)))
        .Where(pair => pair.Version is not null)
        .ToDictionary(pair => pair.Key, pair => pair.Version!);

    private sealed record Part(Selected Selected, bool IsOwn, IReadOnlyList<BuildRequest> Requests, Made<ReadySerializer, SerializerEvent> Serializers);
}
