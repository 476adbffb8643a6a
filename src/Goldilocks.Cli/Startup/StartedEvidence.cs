using Goldilocks.Catalog;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;

namespace Goldilocks.Cli.Startup;

/// <summary>What a <c>goldilocks startup</c> run shows: native programs that were published and started here.</summary>
/// <param name="report">Its report.</param>
/// <param name="offered">The variants that can be chosen, so that a verdict can name those that were never started; none where that is not known.</param>
public sealed class StartedEvidence(StartupReport report, IReadOnlyList<VariantKey>? offered = null) : IEvidenceSource
{
    /// <summary>Nanoseconds from start to exit in the first column, by serializer and variant; programs that were not used on all types are left out.</summary>
    public IReadOnlyDictionary<(string Serializer, string Variant), Interval> Starts { get; } = report.Tables.Count == 0
        ? new Dictionary<(string, string), Interval>()
        : report.Tables[0].Rows.Where(row => row.UsesAllTypes).DistinctBy(row => (row.Serializer, row.Variant)).ToDictionary(row => (row.Serializer, row.Variant), row => row.Exit!);

    /// <inheritdoc/>
    public Verdict? Judge(Requirement requirement, Candidate candidate, Wishes wishes)
    {
        if (requirement is Requirement.MaximumProgram)
        {
            return Program(candidate, wishes.MaximumProgramBytes!.Value);
        }

        if (requirement is not Requirement.Aot || NativeRow(candidate) is not { } row)
        {
            return null;
        }

        var day = DateOnly.FromDateTime(report.Run.StartedUtc.UtcDateTime);
        return row switch
        {
            { IsMeasured: true } when FirstFailure(row) is { } type => Excluded($"its native program fails on {type.Type}: {type.Reason}{NeverStarted(candidate)}", day),
            { IsMeasured: true } => Verdict.Fits(requirement, new Evidence(EvidenceKind.Measurement, Ran(row), report.CommandLine, day)),
            { Outcome: nameof(Unavailable) } or { Outcome: Outcome.NotMeasured } => Verdict.Unknown(requirement, $"{row.Outcome}: {row.Reason}", report.CommandLine),
            _ => Excluded($"its native program gives {row.Outcome}: {row.Reason}{NeverStarted(candidate)}", day),
        };
    }

    /// <summary>That one variant fails says nothing about those that were never started.</summary>
    private string NeverStarted(Candidate candidate)
    {
        var others = VariantKey.NamesOf((offered ?? []).Where(key => key.Serializer == candidate.Key.Serializer && key.Version == candidate.Key.Version && NativeRow(candidate with { Key = key }) is null));
        return others.Length == 0 ? "" : $"; never started: its variants {others}";
    }

    /// <summary>A type that the adapter refuses under every runtime, such as one without a schema, says nothing about native programs.</summary>
    private static StartupTypeRow? FirstFailure(StartupRow row) => row.Types.FirstOrDefault(type => type.Outcome is not (nameof(Measured) or nameof(Unsupported)));

    private static string Ran(StartupRow row)
    {
        var ran = row.Types.Count(type => type.Outcome == nameof(Measured));
        return ran == row.Types.Count ? $"its native program ran on {ran} types" : $"its native program ran on {ran} of {row.Types.Count} types, and takes the others under no runtime";
    }

    private Verdict Excluded(string text, DateOnly day) => Verdict.Excludes(Requirement.Aot, new Evidence(EvidenceKind.Measurement, text, report.CommandLine, day));

    /// <summary>The native program where it was published, and otherwise the trimmed one; null where neither was.</summary>
    private Verdict? Program(Candidate candidate, long limit)
    {
        if ((RowOf(candidate, PublishMode.NativeAot) ?? RowOf(candidate, PublishMode.Trimmed)) is not { PublishedBytes: { } bytes })
        {
            return null;
        }

        var evidence = new Evidence(EvidenceKind.Measurement, $"its published program takes {Units.Bytes(bytes)}; the limit is {Units.Bytes(limit)}", report.CommandLine, DateOnly.FromDateTime(report.Run.StartedUtc.UtcDateTime));
        return bytes <= limit ? Verdict.Fits(Requirement.MaximumProgram, evidence) : Verdict.Excludes(Requirement.MaximumProgram, evidence);
    }

    private StartupRow? NativeRow(Candidate candidate) => RowOf(candidate, PublishMode.NativeAot);

    private StartupRow? RowOf(Candidate candidate, PublishMode mode)
    {
        var native = report.Run.Plan.Columns.Where(column => column.Publish == mode).Select(column => column.Name).ToHashSet();
        return report.Tables
            .Where(table => native.Contains(table.Column))
            .SelectMany(table => table.Rows)
            .FirstOrDefault(row => row.Serializer == candidate.Key.Serializer && row.Variant == candidate.Key.Variant && row.Version == candidate.Key.Version);
    }
}
