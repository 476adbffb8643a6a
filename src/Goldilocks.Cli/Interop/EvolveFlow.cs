using Goldilocks.Commands;
using Goldilocks.Models;
using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary>What became of bytes between two versions.</summary>
/// <param name="Folder">With the files; null where nothing was judged.</param>
/// <param name="Report">The result.</param>
/// <param name="Recorded">How many payloads were recorded.</param>
public sealed record EvolveResult(string? Folder, EvolutionReport Report, int Recorded = 0)
{
    /// <summary>How the command ends.</summary>
    public Ending Ending => Endings.Of(wasInterrupted: false, hasFinding: Recorded == 0 && (!Report.Serializers.Any(row => row.IsTried) || Report.Serializers.Any(row => !row.IsSound)));
}

/// <summary>Lets versions of a type, or of a library, read the bytes of each other.</summary>
public sealed class EvolveFlow(Checkout checkout, IFlowDisplay display)
{
    /// <summary>The folder of <c>goldilocks evolve</c>.</summary>
    internal static ResultKind Kind { get; } = new("-evolve", [EvolutionFiles.Table, EvolutionFiles.Report], "already holds results of evolve: choose another --output.");

    /// <exception cref="UserErrorException">A version, the sample or a pattern is not there or cannot be used.</exception>
    public EvolveResult Evolve(EvolveRequest request, CancellationToken cancellation)
    {
        request = request with { Serializers = new Selected(request.Serializers, [], [], request.Sources, request.Adapters).WithVersions(checkout).Serializers };
        return request switch
        {
            { Record: { } record, New: { } now } => Record(request, now, record, cancellation),
            { Payloads: { } payloads, New: { } now } => Check(request, now, payloads, cancellation),
            { Old: { } old, New: { } now } => Compare(request, old, now, cancellation),
            { Record: not null } or { Payloads: not null } or { Old: not null } => throw new UserErrorException("Today's code is missing: add --new and its file, folder or project."),
            { New: not null } => throw new UserErrorException("--new needs something to be compared with: --old and the earlier version, --payloads and a recorded folder, or --record and a folder for tomorrow."),
            _ => new LibraryVersions(checkout, display).Evolve(request, cancellation),
        };
    }

    private EvolveResult Compare(EvolveRequest request, string old, string now, CancellationToken cancellation)
    {
        using var oldSources = VersionSources.Of(old, request.Models, "--old");
        using var newSources = VersionSources.Of(now, request.Models, "--new");
        var (first, second) = new VersionModels(checkout).Both(request, oldSources.Paths, newSources.Paths);
        var versions = ClassVersions.Of(first.Classes, second.Classes, Renames.Of(request.Renamed));
        var folder = ResultFolder.Make(request.Output, Kind);
        using var programs = new VersionPrograms(checkout, display);
        var made = programs.Make(request, [first, second], cancellation);
        var judge = new VersionJudge(KnownFacts.Read(checkout, request.Adapters), versions, folder);
        var rows = display.WhileExchanging(VersionPairs.Of(made[0], made[1]), pair => judge.Judge(pair, VersionModels.ValuesOf(first), VersionModels.ValuesOf(second)), cancellation);
        return Written(folder, new EvolutionReport(old, now, [.. versions.Changes.Select(EvolutionTexts.Of)], rows, [.. Notes(first, second)]));
    }

    private EvolveResult Record(EvolveRequest request, string now, string record, CancellationToken cancellation)
    {
        PayloadFolder.RequireFree(record);
        using var sources = VersionSources.Of(now, request.Models, "--new");
        var model = new VersionModels(checkout).Make(request, sources.Paths, null, isListed: false);
        using var programs = new VersionPrograms(checkout, display);
        var made = programs.Make(request, [model], cancellation)[0];
        var recorder = new VersionRecorder(model);
        var rows = display.WhileExchanging(made.SelectMany(program => program.Each()).ToList(), recorder.Write, cancellation);
        var recorded = PayloadFolder.Write(record, ResultFolder.ToolVersion, model.Info.Type, model.Info.SampleDigest, model.Classes, rows.Where(row => row.Written.Count > 0).Select(row => (row.Key, row.Written)));
        return recorded.Payloads.Count > 0
            ? new EvolveResult(null, new EvolutionReport("", now, [], [.. rows.Select(row => row.Row)], model.Info.Notes), recorded.Payloads.Count)
            : throw new UserErrorException($"No serializer wrote a payload, so '{record}' holds none: {string.Join("; ", rows.Select(row => $"{row.Row.Label}: {row.Row.Reason}").Take(3))}");
    }

    private EvolveResult Check(EvolveRequest request, string now, string payloads, CancellationToken cancellation)
    {
        var recorded = PayloadFolder.Read(payloads);
        var written = recorded.Payloads.GroupBy(payload => (payload.Serializer, payload.Variant)).Select(group => (group.Key, group.First().Version, Values: group.Select(payload => PayloadFolder.Value(payloads, payload)).ToList())).ToList();
        using var sources = VersionSources.Of(now, request.Models, "--new");
        request = request with { Type = request.Type ?? recorded.Type[(recorded.Type.LastIndexOf('.') + 1)..] };
        var model = new VersionModels(checkout).Make(request, sources.Paths, request.IsRenumbered ? null : recorded.Classes, isListed: false);
        var versions = ClassVersions.Of(recorded.Classes, model.Classes, Renames.Of(request.Renamed));
        var folder = ResultFolder.Make(request.Output, Kind);
        var names = request.Serializers.Count > 0 ? request.Serializers : [.. recorded.Payloads.Select(payload => payload.Serializer).Distinct()];
        using var programs = new VersionPrograms(checkout, display);
        var made = programs.Make(request with { Serializers = names }, [model], cancellation)[0];
        var judge = new VersionJudge(KnownFacts.Read(checkout, request.Adapters), versions, folder);
        var pairs = written.Select(group => new RecordedPair(group.Key.Serializer, group.Key.Variant, group.Version, group.Values, made)).Where(pair => pair.IsAsked).ToList();
        var rows = display.WhileExchanging(pairs, pair => judge.Judge(pair, VersionModels.ValuesOf(model), request.AllowedLosses), cancellation);
        return Written(folder, new EvolutionReport(payloads, now, [.. versions.Changes.Select(EvolutionTexts.Of)], rows, []));
    }

    private static EvolveResult Written(string folder, EvolutionReport report)
    {
        EvolutionFiles.Write(folder, report);
        return new EvolveResult(folder, report);
    }

    /// <summary>What was assumed of either version.</summary>
    private static IEnumerable<string> Notes(OwnModel old, OwnModel now) => old.Info.Notes.Select(note => $"Old: {note}").Concat(now.Info.Notes.Select(note => $"New: {note}"));
}
