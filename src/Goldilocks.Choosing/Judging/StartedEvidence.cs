using Goldilocks.Catalog;
using Goldilocks.Choosing.Questions;
using Goldilocks.Results;
using Goldilocks.Surveys.Startup;

namespace Goldilocks.Choosing.Judging;

/// <summary>What a <c>goldilocks startup</c> run shows: native programs that were published and started here.</summary>
/// <param name="report">Its report.</param>
public sealed class StartedEvidence(StartupReport report) : IEvidenceSource
{
    /// <summary>Times from start to exit in the first column, by serializer and variant; programs that were not used on all types are left out.</summary>
    public IReadOnlyDictionary<(string Serializer, string Variant), double> StartNanoseconds { get; } = report.Tables.Count == 0
        ? new Dictionary<(string, string), double>()
        : report.Tables[0].Rows.Where(row => row.UsesAllTypes).DistinctBy(row => (row.Serializer, row.Variant)).ToDictionary(row => (row.Serializer, row.Variant), row => row.Exit!.Value);

    /// <inheritdoc/>
    public Verdict? Judge(Requirement requirement, Candidate candidate, Wishes wishes)
    {
        if (requirement is not Requirement.Aot || NativeRow(candidate) is not { } row)
        {
            return null;
        }

        var day = DateOnly.FromDateTime(report.Run.StartedUtc.UtcDateTime);
        return row switch
        {
            { UsesAllTypes: true } => Verdict.Fits(requirement, new Evidence(EvidenceKind.Measurement, $"its native program ran on {row.Types.Count} types", report.CommandLine, day)),
            { IsMeasured: true } => Excluded(row.Types.First(type => type.Outcome != nameof(Measured)) is var type ? $"its native program fails on {type.Type}: {type.Reason}" : "", day),
            { Outcome: nameof(Unavailable) } or { Outcome: Outcome.NotMeasured } => Verdict.Unknown(requirement, $"{row.Outcome}: {row.Reason}", report.CommandLine),
            _ => Excluded($"its native program gives {row.Outcome}: {row.Reason}", day),
        };
    }

    private Verdict Excluded(string text, DateOnly day) => Verdict.Excludes(Requirement.Aot, new Evidence(EvidenceKind.Measurement, text, report.CommandLine, day));

    private StartupRow? NativeRow(Candidate candidate)
    {
        var native = report.Run.Plan.Columns.Where(column => column.Publish is PublishMode.NativeAot).Select(column => column.Name).ToHashSet();
        return report.Tables
            .Where(table => native.Contains(table.Column))
            .SelectMany(table => table.Rows)
            .FirstOrDefault(row => row.Serializer == candidate.Key.Serializer && row.Variant == candidate.Key.Variant && row.Version == candidate.Key.Version);
    }
}
