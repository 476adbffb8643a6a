using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Probing;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Probe;

/// <summary>A finding, or an exception of an adapter, that was tried again.</summary>
/// <param name="Source">The table that it stands in.</param>
/// <param name="Serializer">The serializer.</param>
/// <param name="Version">The version that it was found in.</param>
/// <param name="TriedVersion">The version that was tried now; null when it could not be made ready.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Recorded">As it was recorded.</param>
/// <param name="Outcome">Why it could not be tried; null when it was.</param>
/// <param name="Happened">What happened now, a sentence for each thing.</param>
/// <param name="IsSame">True when the grade was given again, or the adapter threw again.</param>
public sealed record RepeatedFinding(
    string Source,
    string Serializer,
    string Version,
    string? TriedVersion,
    string Variant,
    RepeatableRecord Recorded,
    Outcome? Outcome,
    IReadOnlyList<string> Happened,
    bool IsSame)
{
    /// <summary>As expected when it happened again.</summary>
    public Ending Ending => IsSame ? Ending.AsExpected : Ending.Finding;
}

/// <summary>What can be tried again: a finding, or an exception of an adapter.</summary>
/// <param name="Id">Its identity.</param>
/// <param name="Input">What was tried.</param>
/// <param name="Happened">What happened then.</param>
/// <param name="Meaning">What it means when it happens again.</param>
/// <param name="Try">Tries it again, with a task and places.</param>
public sealed record RepeatableRecord(
    string Id, RecordedInput Input, string Happened, string Meaning, Func<FindingRepeat, CancellationToken, (IReadOnlyList<string> Happened, bool IsSame)> Try)
{
    /// <summary>Everything of a variant.</summary>
    internal static IEnumerable<RepeatableRecord> Of(RecordedVariant variant) =>
    [
        .. variant.Findings.Select(finding => new RepeatableRecord(finding.Id, finding.Tried, finding.Happened, ProbeGrades.Text(finding.Grade), (repeat, cancellation) => repeat.Run(finding, cancellation))),
        .. (variant.AdapterFaults ?? []).Select(fault => new RepeatableRecord(
            fault.Id, fault.Tried, $"{fault.Thrown}: {fault.Message}", "the adapter of Goldilocks threw, which is not an answer of the library", (repeat, cancellation) => repeat.Run(fault, cancellation))),
    ];
}

/// <summary>Tries one finding again, alone: looks it up, builds the serializer, and says what happened.</summary>
public sealed class RepeatFlow(Checkout checkout, IFlowDisplay display)
{
    private const string RunFolders = "runs";

    /// <param name="id">The finding's.</param>
    /// <param name="folder">The folder of probes to look in; null for the newest one that has it, and then the recorded tables.</param>
    /// <param name="sources">Package sources; those of the folder when none is given.</param>
    /// <param name="cancellation">Ends the child at work.</param>
    /// <exception cref="UserErrorException">There is no such finding.</exception>
    public RepeatedFinding Repeat(string id, string? folder, IReadOnlyList<string> sources, CancellationToken cancellation)
    {
        var found = Find(id, folder);
        var settings = found.Settings with { Serializers = [Pattern(found)], Sources = sources.Count > 0 ? Requested.SourcesOf(sources) : found.Settings.Sources };
        new OwnModels(checkout).Restore(settings.Model, sizes: [], dataSeed: 1);
        using var programs = new ProbeMaker(checkout, new RecordedTables(checkout.Root), display).Make(settings, isRecorded: false, cancellation);
        if (programs.Ready.FirstOrDefault(task => task.Target.Variant == found.Variant.Variant) is not { } task)
        {
            return Answer(null, (programs.Events is [{ Outcome: { } outcome }, ..] ? outcome : null) ?? new Unsupported("the program no longer has this variant"), [], isSame: false);
        }

        var (happened, isSame) = Try(task, found, settings, cancellation);
        return Answer(task.Target.Version, null, happened, isSame);

        RepeatedFinding Answer(string? version, Outcome? outcome, IReadOnlyList<string> happened, bool isSame) =>
            new(found.Source, found.Table.Serializer, found.Table.Version, version, found.Variant.Variant, found.Recorded, outcome, happened, isSame);
    }

    /// <summary>The version that it was found in where that was asked for by name; otherwise the pinned one, which may be newer.</summary>
    private static string Pattern(Found found)
    {
        var named = found.Settings.Serializers.Select(SerializerPattern.Parse).Any(pattern => pattern.Version == found.Table.Version && pattern.Matches(found.Table.Serializer));
        return named ? $"{found.Table.Serializer}@{found.Table.Version}" : found.Table.Serializer;
    }

    /// <summary>A finding of a recorded table has no folder of probes, so its payloads are written again into one that is deleted afterwards.</summary>
    private static (IReadOnlyList<string> Happened, bool IsSame) Try(ProbeTask task, Found found, ProbeSettings settings, CancellationToken cancellation)
    {
        var folder = found.Folder ?? Directory.CreateTempSubdirectory("goldilocks-repeat-").FullName;
        try
        {
            return found.Recorded.Try(new FindingRepeat(task, new ProbePlaces(folder, found.Recorded.Input.Seed, TimeSpan.FromSeconds(settings.BudgetSeconds))), cancellation);
        }
        finally
        {
            if (found.Folder is null)
            {
                Directory.Delete(folder, recursive: true);
            }
        }
    }

    private Found Find(string id, string? folder)
    {
        var folders = folder is not null ? [folder] : Directory.Exists(RunFolders)
            ? Directory.EnumerateDirectories(RunFolders).Where(run => File.Exists(Path.Combine(run, ProbeFolder.Info))).OrderDescending(StringComparer.Ordinal)
            : Enumerable.Empty<string>();
        foreach (var candidate in folders)
        {
            var info = ProbeFolder.ReadInfo(candidate);
            if (In(ProbeTables.Of(info, ProbeFolder.ReadEvents(candidate)), id, candidate, info.Settings, candidate) is { } found)
            {
                return found;
            }
        }

        var settings = new ProbeSettings([], [], ProbePlaces.DefaultSeed, [], [], ProbePlaces.DefaultBudget.TotalSeconds);
        return (folder is null ? In(RecordedProbesFile.ReadAll(checkout.Root), id, null, settings, "the recorded tables") : null)
            ?? throw new UserErrorException(
                $"There is no finding '{id}' in {(folder is null ? "any folder of probes under runs/, nor in the recorded tables" : $"'{folder}'")}. Its folder's {ProbeFolder.Table} lists all findings; name the folder with --output.");
    }

    private static Found? In(IEnumerable<RecordedProbes> tables, string id, string? folder, ProbeSettings settings, string source) =>
        (from table in tables
         from variant in table.Variants
         from recorded in RepeatableRecord.Of(variant)
         where string.Equals(recorded.Id, id, StringComparison.OrdinalIgnoreCase)
         select new Found(source, folder, settings, table, variant, recorded)).FirstOrDefault();

    private sealed record Found(string Source, string? Folder, ProbeSettings Settings, RecordedProbes Table, RecordedVariant Variant, RepeatableRecord Recorded);
}
