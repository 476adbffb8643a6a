using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;

namespace Goldilocks.Rooms.Tests.Studies;

/// <summary>A small study and a run for it, with everything that a study's report can hold.</summary>
internal static class SampleStudy
{
    public static readonly StudyPlace Shelf = new("shelf", 10, Measure.SerializeTime, "µs");

    public static Study Sample { get; } = new(
        Study.CurrentFormatVersion,
        "sample",
        "A | study",
        new Publication("a <post>", "2014-02-06", "an old machine", ".NET 4", "100 iterations"),
        new StudyPlan(["shelf@10+500", "shelf:payload=0@10"], ["shelf@10"], ["*"], "Take --quick for a first look."),
        [
            new("Alpha", "Library.A", Note: "by another name"),
            new("Beta", "Library.B", "fast"),
            new("Gamma", "Library.C"),
            new("Delta", Because: "it is gone"),
            new("Floor", "Floors", "copy", IsFloor: true),
        ],
        [
            new("times", "Times", ["Alpha", "Beta", "Gamma", "Delta"],
            [
                new("write", [4, 8, 12.5, 2], Shelf with { Times = 100 }),
                new("read", [6, null, 18, 3], new StudyPlace(Measure: Measure.DeserializeTime, Unit: "ms")),
            ],
            Baseline: "Alpha", At: Shelf),
            new("size", "Relative size", ["Alpha", "Beta", "Gamma"], [new("size", [100, 131, 200])],
                "Alpha", new StudyPlace("shelf", 10, Measure.PayloadSize, "%"), FigureForm.Scaled, 100),
            new("large", "A large shelf", ["Alpha"], [new("500", [1])], At: Shelf with { Size = 500 }),
            new("memory", "Memory", ["Delta"], [new("objects", [17.5], Because: "objects are not counted")], At: new StudyPlace(Unit: "MB")),
        ],
        [],
        ["Mind the gap."]);

    /// <summary>Alpha writes in 1 µs and reads in 2 µs, Beta in half of that; Gamma is not available.</summary>
    public static RunScript Script()
    {
        var script = new RunScript { Info = RunScript.InfoOf("run", "--study", "sample", "--quick") };
        script.Built("Library.A", "1.0.0").Built("Library.B", "2.0.0", "fast").Built("Floors", "10.0.0", "copy")
            .Add(new SerializerEvent("Library.C", "3.0.0", [], [], new Unavailable("Library.C", "[3.0.0]", "not found"), null, []))
            .Baseline("shelf", "Library.A", "1.0.0");
        Add(script, "Library.A", "", "1.0.0", payload: 1000, write: [1000, 1000, 1000], read: [2000, 2000, 2000]);
        Add(script, "Library.B", "fast", "2.0.0", payload: 1290, write: [500, 500, 500], read: [1000, 1000, 1000]);
        return script;
    }

    /// <summary>One time in nanoseconds for each launch, on 10 books; null for an operation that is not supported.</summary>
    public static RunScript Add(RunScript script, string serializer, string variant, string version, long payload, long[]? write, long[]? read, string workload = "shelf")
    {
        foreach (var (operation, launches) in new[] { (Operation.Serialize, write), (Operation.Deserialize, read) })
        {
            var key = new CellKey(serializer, variant, version, workload, 10, operation);
            script.Cell(key);
            if (launches is null)
            {
                script.Outcome(key, 0, new Unsupported("it cannot"));
            }

            for (var launch = 0; launch < launches?.Length; launch++)
            {
                script.Verified(key, launch, payload).Allocated(key, launch, payload * 2).Samples(key, launch, launches[launch], launches[launch], launches[launch]);
            }
        }

        return script;
    }

    public static StudyReport Report(Study? study = null, RunScript? script = null, IReadOnlyDictionary<string, StudyFacts>? facts = null) =>
        StudyReportBuilder.Build(study ?? Sample, ReportBuilder.Build((script ?? Script()).Data), facts ?? new Dictionary<string, StudyFacts>());

    /// <summary>A row of the first report that fits.</summary>
    public static StudyRowReport Row(StudyReport report, string table, string group, string item) =>
        report.Tables.Single(candidate => candidate.Name == table).Groups.Single(candidate => candidate.Label == group).Rows.Single(row => row.Item == item);
}
