using Goldilocks.Catalog;
using Goldilocks.Evolution;
using Goldilocks.Figures;
using Goldilocks.Figures.Comparing;
using Goldilocks.Figures.Studies;
using Goldilocks.Flows;
using Goldilocks.Load;
using Goldilocks.Protocol;
using Goldilocks.Reporting.SecondOpinion;
using Goldilocks.Results;
using Goldilocks.Running.Verifying;
using Goldilocks.Surveys.Footprints;

namespace Goldilocks.Cli.Display;

/// <summary><c>run --json</c>: what <c>results.json</c> holds, and where it is.</summary>
internal sealed record FinishedRunJson(string Folder, bool WasInterrupted, RunReport Report, StudyReport? Study, RunComparison? Comparison)
{
    public FinishedRunJson(FinishedRun run, RunComparison? comparison)
        : this(run.Folder, run.WasInterrupted, run.Report, run.Reported.Study, comparison)
    {
    }
}

/// <summary><c>bdn --json</c>: our own figures, and BenchmarkDotNet's beside them.</summary>
internal sealed record SecondOpinionJson(string Folder, bool WasInterrupted, RunReport Report, Agreement? Agreement)
{
    public SecondOpinionJson(BdnResult result)
        : this(result.Ours.Folder, result.WasInterrupted, result.Ours.Report, result.Agreement)
    {
    }
}

/// <summary><c>load --json</c>: the rows of <c>load-results.json</c>, and the servers that were not built.</summary>
internal sealed record FinishedLoadJson(string Folder, bool WasInterrupted, IReadOnlyList<IReadOnlyDictionary<string, object?>> Rows, IReadOnlyList<LoadSerializerEvent> Unready)
{
    public FinishedLoadJson(FinishedLoad load)
        : this(
            load.Folder,
            load.WasInterrupted,
            [.. load.Report.Tables.SelectMany(table => table.Rows).Select(row => LoadReportFiles.Figures(load.Report, row))],
            load.Report.Unready)
    {
    }
}

/// <summary><c>load --from-crank --json</c>.</summary>
internal sealed record TakenInJson(string Folder, CrankResults Results);

/// <summary><c>list --json</c>.</summary>
internal sealed record ListedJson(IReadOnlyList<SerializerEvent> Serializers, IReadOnlyList<UnbuiltSerializer> Unbuilt, IReadOnlyList<WorkloadInfo> Workloads, IReadOnlyList<ListedCodec> Codecs, IReadOnlyList<string> Runtimes)
{
    public ListedJson(Listing listing)
        : this(listing.Serializers, listing.Unbuilt, listing.Workloads, [.. listing.Codecs.Select(codec => new ListedCodec(codec.Name, codec.Levels))], listing.Runtimes)
    {
    }
}

/// <summary>A codec and its levels.</summary>
internal sealed record ListedCodec(string Name, CodecLevels Levels);

/// <summary><c>list --facts --json</c>: one serializer; without facts where none are recorded. Its advisories are those of the version, and null where they are not known.</summary>
internal sealed record NamedFacts(string Name, SerializerFacts? Facts, string? Version, IReadOnlyList<Advisory>? AdvisoriesOfVersion);

/// <summary><c>list --check --json</c>: one serializer with facts that should be checked again.</summary>
internal sealed record OldFacts(string Name, IReadOnlyList<CheckedFact> Facts);

/// <summary><c>footprint --json</c>.</summary>
internal sealed record FootprintsJson(IReadOnlyList<Footprint> Footprints, IReadOnlyList<SerializerEvent> Serializers);

/// <summary><c>report --json</c>: the file that was written.</summary>
internal sealed record WrittenPage(string Report);

/// <summary><c>verify --json</c>.</summary>
internal sealed record VerifiedJson(IReadOnlyList<SerializerEvent> Serializers, IReadOnlyList<VerifiedCell> Cells, IReadOnlyList<Surprise> Surprises, IReadOnlyList<string> WithoutFacts, IReadOnlyList<AdvisedVersion> Advised)
{
    public VerifiedJson(VerifyResult result)
        : this(result.Built, [.. result.Verifications.Select(verification => new VerifiedCell(verification, result.OtherValues.Contains(verification)))], result.Surprises, result.WithoutFacts, result.Advised)
    {
    }
}

/// <summary>One variant on one workload. <c>HasOtherValue</c> is true where it was not given the same value as the others.</summary>
internal sealed record VerifiedCell(
    string Serializer,
    string Variant,
    string Version,
    string Workload,
    int Size,
    Outcome Outcome,
    IReadOnlyDictionary<string, string> NotOffered,
    long? PayloadBytes,
    string? Digest,
    bool HasOtherValue)
{
    public VerifiedCell(Verification verification, bool hasOtherValue)
        : this(
            verification.Contestant.Serializer,
            verification.Contestant.Variant,
            verification.Contestant.Version,
            verification.Workload,
            verification.Size,
            verification.Outcome,
            verification.OperationReasons.ToDictionary(reason => reason.Key.Name(), reason => reason.Value),
            verification.PayloadBytes,
            verification.Digest,
            hasOtherValue)
    {
    }
}

/// <summary><c>evolve --json</c>: what <c>evolve.json</c> holds, and where it is.</summary>
internal sealed record EvolvedJson(string? Folder, EvolutionReport Report);
