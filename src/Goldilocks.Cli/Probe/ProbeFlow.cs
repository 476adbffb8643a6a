using System.Diagnostics;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Probing;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Probe;

/// <summary>Probes that were made.</summary>
/// <param name="Folder">As typed.</param>
/// <param name="Programs">What became of each program.</param>
/// <param name="Sections">What each section came to.</param>
/// <param name="Tables">A table for each serializer with a program.</param>
/// <param name="Surprises">What differs from the expectation.</param>
/// <param name="Recorded">The recorded tables that were replaced.</param>
/// <param name="IsAll">True when every surprise is a finding.</param>
/// <param name="WasInterrupted">True when not everything was tried.</param>
public sealed record FinishedProbes(
    string Folder,
    IReadOnlyList<ProgramProbed> Programs,
    IReadOnlyList<SectionProbed> Sections,
    IReadOnlyList<RecordedProbes> Tables,
    IReadOnlyList<ProbeSurprise> Surprises,
    IReadOnlyList<string> Recorded,
    bool IsAll,
    bool WasInterrupted)
{
    /// <summary>The recorded tables of other versions than those that were tried, a text for each.</summary>
    public IReadOnlyList<string> OfOtherVersions { get; init; } = [];

    /// <summary>Since when what was found is there, for each serializer of which several versions were probed.</summary>
    public IReadOnlyList<SerializerHistory> Histories { get; init; } = [];

    /// <summary>What is published about each version that was probed.</summary>
    public IReadOnlyList<AdvisedVersion> Advised { get; init; } = [];

    /// <summary>How long this command tried, on the clock; building is not counted.</summary>
    public TimeSpan Took { get; init; }

    /// <summary>How the command ends. What a serializer does not withstand is a result and no finding; what was not expected is one.</summary>
    public Ending Ending => Endings.Of(WasInterrupted, hasFinding: Sections.All(section => section.Section.Tried <= 0) || (IsAll && Surprises.Count > 0));
}

/// <summary>A probing: build, try every section on every variant, confirm, grade, compare with what is expected.</summary>
public sealed class ProbeFlow(Checkout checkout, IFlowDisplay display)
{
    /// <summary>The folder of <c>goldilocks probe</c>.</summary>
    internal static ResultKind Kind { get; } = new("-probe", [ProbeFolder.Info, ProbeFolder.Events], "already holds probes: go on with them by --resume {0}, or choose another --output.");

    private readonly RecordedTables _recorded = new(checkout.Root);
    private readonly Lazy<IReadOnlyDictionary<string, SerializerFolder>> _folders = new(() => checkout.Serializers([]).ToDictionary(folder => folder.Name));
    private TimeSpan _took;

    /// <param name="request">What to do.</param>
    /// <param name="output">The folder as typed; null for one of the time.</param>
    /// <param name="command">The command line after <c>goldilocks</c>.</param>
    /// <param name="cancellation">Ends the children at work.</param>
    /// <exception cref="UserErrorException">A pattern fits nothing, or the folder cannot be used.</exception>
    public FinishedProbes Run(ProbeRequest request, string? output, IEnumerable<string> command, CancellationToken cancellation)
    {
        var settings = new ProbeSettings(
            request.Serializers,
            request.Only,
            ProbePlaces.DefaultSeed,
            Requested.SourcesOf(request.Sources),
            Requested.Folders(request.Adapters),
            ProbePlaces.DefaultBudget.TotalSeconds,
            new OwnModels(checkout).Make(request.Model),
            TrustsRecord: request is { IsAnew: false, IsAll: false, IsRecorded: false, Model: null, Serializers: [], Only: [] });
        var folder = ResultFolder.Make(output, Kind);
        var info = new ProbeInfo(ProbeFolder.FormatVersion, ResultFolder.ToolVersion, DateTimeOffset.UtcNow, [.. command], settings, checkout.Machine("processor time of threads"));
        try
        {
            // Before the build, so that a command that is ended while it builds can be gone on with.
            using var log = ProbeFolder.Start(folder, info);
            return Probe(folder, settings, log, request.IsAll, request.IsRecorded, cancellation);
        }
        catch (Exception)
        {
            // Nothing was built: the same command may be given again without its mistake.
            ProbeFolder.DeleteWithoutEvents(folder);
            throw;
        }
    }

    /// <summary>Goes on with a folder whose command was ended.</summary>
    /// <exception cref="UserErrorException">The folder holds no probes.</exception>
    public FinishedProbes Resume(string folder, bool isAll, bool isRecorded, CancellationToken cancellation)
    {
        var settings = ProbeFolder.ReadInfo(folder).Settings;
        if (settings.TrustsRecord && (isAll || isRecorded))
        {
            throw new UserErrorException($"'{folder}' quotes the recorded tables, which says nothing new about them. Probe anew with `goldilocks probe {(isRecorded ? "--record" : "--all")}`.");
        }

        new OwnModels(checkout).Restore(settings.Model, sizes: [], dataSeed: 1);
        using var log = ProbeFolder.Append(folder);
        return Probe(folder, settings, log, isAll, isRecorded, cancellation);
    }

    /// <summary>Builds, tries what is not recorded yet, and judges everything.</summary>
    private FinishedProbes Probe(string folder, ProbeSettings settings, EventLog<ProbeEvent> log, bool isAll, bool isRecorded, CancellationToken cancellation)
    {
        try
        {
            using var programs = new ProbeMaker(checkout, _recorded, display).Make(settings, isRecorded, cancellation);
            var tasks = ProbeSections.Choose(programs.Ready, settings.Sections);
            if (isRecorded)
            {
                ProbeSections.EnsureRecordable(programs.Ready, tasks);
            }

            var known = ProbeFolder.ReadEvents(folder).OfType<ProgramProbed>().Where(program => program.Outcome is null).Select(program => (program.Serializer, program.Version)).ToHashSet();
            programs.Events.Where(program => !known.Contains((program.Serializer, program.Version))).ToList().ForEach(log.Record);
            Try(folder, settings, tasks, log, cancellation);
            return Finish(folder, isAll, isRecorded, isWhole: true);
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            display.Say($"Interrupted; what was tried so far is kept. Go on with: goldilocks probe --resume {folder}");
            return Finish(folder, isAll, isRecorded, isWhole: false);
        }
    }

    /// <exception cref="OperationCanceledException">It was interrupted.</exception>
    private void Try(string folder, ProbeSettings settings, IReadOnlyList<ProbeTask> tasks, EventLog<ProbeEvent> log, CancellationToken cancellation)
    {
        var started = Stopwatch.GetTimestamp();
        var places = new ProbePlaces(folder, settings.Seed, TimeSpan.FromSeconds(settings.BudgetSeconds));
        places.DeleteScratch();
        try
        {
            var recorded = ProbeFolder.ReadEvents(folder);
            display.WhileCounting("section", progress => new ProbeCoordinator(places, log, (done, all, last) => progress(done, all, $"{last.Serializer}: {last.Section.Name}")).Run([.. tasks.Select(ForChildren)], recorded, cancellation));
            var published = tasks.Where(task => task.Sections.Contains(PublishedProbing.Section)).Select(task => task.Target).ToList();
            new PublishedProbing(checkout, display).Run(settings, published, recorded, log.Record, cancellation);
        }
        finally
        {
            places.DeleteScratch();
            _took = Stopwatch.GetElapsedTime(started);
        }
    }

    private static ProbeTask ForChildren(ProbeTask task) => task with { Sections = [.. task.Sections.Where(section => section != PublishedProbing.Section)] };

    private FinishedProbes Finish(string folder, bool isAll, bool isRecorded, bool isWhole)
    {
        var events = ProbeFolder.ReadEvents(folder);
        var info = ProbeFolder.ReadInfo(folder);
        var tables = ProbeTables.Of(info, events);
        ProbesCsv.Write(folder, tables);
        return new FinishedProbes(
            folder,
            [.. events.OfType<ProgramProbed>()],
            [.. events.OfType<SectionProbed>()],
            tables,
            Surprises(info.Settings, events, tables, isWhole),
            isRecorded && isWhole && tables.Count > 0 ? Record(tables, AskedIn(info.Settings)) : [],
            isAll,
            !isWhole)
        {
            Histories = FindingHistory.Of(tables),
            Advised = Advised(info.Settings, events),
            OfOtherVersions = info.Settings.Model is not null ? [] : OfOtherVersions(tables),
            Took = _took,
        };
    }

    private IReadOnlyList<AdvisedVersion> Advised(ProbeSettings settings, IReadOnlyList<ProbeEvent> events)
    {
        var programs = events.OfType<ProgramProbed>().Select(program => (program.Serializer, program.Version)).ToList();
        var folders = checkout.Serializers(settings.Adapters.Where(Directory.Exists)).Where(folder => programs.Any(program => program.Serializer == folder.Name));
        return AdvisedVersion.Of(KnownFacts.Of(checkout, folders, settings.Sources), programs, settings.Serializers);
    }

    /// <summary>What facts.json and the recorded tables say is about the models of the probes. Nothing is missed in a probing that was interrupted.</summary>
    private IReadOnlyList<ProbeSurprise> Surprises(ProbeSettings settings, IReadOnlyList<ProbeEvent> events, IReadOnlyList<RecordedProbes> tables, bool isWhole)
    {
        if (settings.Model is not null)
        {
            return [];
        }

        var missing = new MissingProbes(events, AskedIn(settings), ProbeSections.AreAllAttacksIn(settings.Sections));
        return
        [
            .. from table in ComparedWithRecords(tables)
               from surprise in ProbeExpectations.Compare(table, FactsOf(table.Serializer), _recorded.Of(table.Serializer))
                   .Concat(isWhole ? missing.Of(table, FactsOf(table.Serializer), _recorded.Of(table.Serializer)) : [])
               select surprise,
            .. from program in events.OfType<ProgramProbed>()
               from surprise in MissingProbes.Of(program, FactsOf(program.Serializer), _recorded.Of(program.Serializer))
               select surprise,
        ];
    }

    /// <summary>A new version is held against the recorded table, which shows what it broke and mended. Of several versions only the recorded one is: the others have their history.</summary>
    private IEnumerable<RecordedProbes> ComparedWithRecords(IReadOnlyList<RecordedProbes> tables) => tables.Where(table =>
        tables.Count(other => other.Serializer == table.Serializer) == 1 || _recorded.Of(table.Serializer)?.Version == table.Version);

    /// <summary>Whether a variant of a serializer was asked for.</summary>
    private static Func<string, string, bool> AskedIn(ProbeSettings settings)
    {
        var patterns = settings.Serializers.Select(SerializerPattern.Parse).ToList();
        return (serializer, variant) => patterns.Count == 0 || patterns.Any(pattern => pattern.Matches(serializer, variant));
    }

    private IReadOnlyList<string> OfOtherVersions(IReadOnlyList<RecordedProbes> tables) =>
    [
        .. from table in ComparedWithRecords(tables)
        let recorded = _recorded.Of(table.Serializer)
        where recorded is not null && recorded.Version != table.Version
        select $"{table.Serializer}: {RecordedProbesFile.Find(recorded, table.Serializer, table.Version, "tried").WhyNot}",
    ];

    /// <summary>Replaces the tables, and the page that is made from all of them.</summary>
    private IReadOnlyList<string> Record(IReadOnlyList<RecordedProbes> tables, Func<string, string, bool> isAsked) =>
    [
        .. tables.Select(table => _recorded.Write(table.Over(_recorded.Of(table.Serializer), variant => isAsked(table.Serializer, variant)))),
        CapabilitiesPage.Write(checkout.Root),
    ];

    private ProbeFacts? FactsOf(string serializer) =>
        _folders.Value.GetValueOrDefault(serializer) is { } folder ? FactsFile.ReadFor(folder)?.Probes : null;
}
