using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>Makes the report of a run from its samples. A pure function: the same run folder and facts give the same report.</summary>
public static class ReportBuilder
{
    /// <summary>The report of everything that the data holds, also when the run is not complete.</summary>
    /// <param name="data">The run.</param>
    /// <param name="facts">What is known of the libraries, by serializer; those that are not in it get no marks.</param>
    public static RunReport Build(RunData data, IReadOnlyDictionary<string, SerializerFacts>? facts = null)
    {
        var marks = data.Serializers
            .Select(serializer => (serializer.Serializer, serializer.Version))
            .Concat(data.Cells.Select(cell => (cell.Variant.Serializer, cell.Variant.Version)))
            .Distinct()
            .ToDictionary(library => library, library => (IReadOnlyList<LibraryMark>)[.. Nearest(data, library.Serializer, library.Version), .. LibraryMark.Of(facts?.GetValueOrDefault(library.Serializer), library.Version)]);
        var cells = RunStatistics.Of(data);
        var places = cells
            .GroupBy(cell => cell.Cell.Key.Workload)
            .SelectMany(workload => workload.GroupBy(cell => cell.Cell.Key.Size).OrderBy(size => size.Key))
            .Select(place => place.ToList())
            .ToList();
        var violations = places.SelectMany(Floors.Violations).ToList();
        return new RunReport(
            RunReport.CurrentFormatVersion,
            data.Info,
            [.. data.Serializers.Select(serializer => Serializer(serializer, [.. marks[(serializer.Serializer, serializer.Version)].Where(mark => IsOfOne(mark, serializer, data))]))],
            [.. places.Select(place => new WorkloadTable(data, place, violations, marks).Build())],
            violations,
            Advisor.Advise(data, cells),
            cells.Count == 0 ? new Scatter(Variance: null) : cells[0].Scatter,
            CoreUse.Of(data));
    }

    /// <summary>A mark of some variants is one of the library when it has such a variant.</summary>
    private static bool IsOfOne(LibraryMark mark, SerializerEvent serializer, RunData data) => mark.Except is null || serializer.Variants.Any(variant =>
        mark.IsOf(data.VariantParts.GetValueOrDefault(new VariantKey(serializer.Serializer, variant, serializer.Version, serializer.Condition))?.Variant ?? variant));

    private static IEnumerable<LibraryMark> Nearest(RunData data, string serializer, string version) => data.Serializers
        .Where(built => built.Serializer == serializer && built.Version == version && built.InsteadOf is not null)
        .Take(1)
        .Select(built => LibraryMark.Nearest(serializer, version, built.InsteadOf!));

    private static SerializerReport Serializer(SerializerEvent serializer, IReadOnlyList<LibraryMark> marks) => new(
        serializer.Serializer,
        serializer.Version,
        serializer.Variants,
        serializer.Outcome?.Name ?? SerializerReport.Ready,
        OneLine.Of(serializer.Outcome?.Reason ?? ""),
        serializer.Origin,
        serializer.Notes,
        marks,
        serializer.Condition,
        serializer.InsteadOf);
}
