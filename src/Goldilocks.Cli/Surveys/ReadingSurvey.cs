using System.Text.Json.Serialization;
using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Surveys;

/// <summary>One variant on one workload, read in another way than the usual one.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Workload">With the parameters that differ from their defaults.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Way">How it was read.</param>
/// <param name="Outcome"><see cref="Measured"/> with an answer; otherwise why there is none.</param>
/// <param name="Answer">Null unless it was measured.</param>
public sealed record OtherReading(string Serializer, string Variant, string Version, string Workload, int Size, ReadingWay Way, Outcome Outcome, ReadAnswer? Answer)
{
    /// <summary>As a person reads it.</summary>
    [JsonIgnore]
    public string Label => VariantKey.Named(Serializer, Variant);
}

/// <summary>Asks every variant to read in other ways, one process at a time.</summary>
/// <param name="roster">The variants and workloads.</param>
/// <param name="ways">At least one.</param>
/// <param name="stated">What the facts of a serializer say of a way; null where they say nothing.</param>
/// <param name="timeout">For one answer.</param>
/// <param name="environment">Of the processes.</param>
/// <param name="start">Starts a program.</param>
public sealed class ReadingSurvey(RunRoster roster, IReadOnlyList<ReadingWay> ways, Func<string, ReadingWay, ReadingStatement?> stated, TimeSpan timeout, IReadOnlyDictionary<string, string> environment, StartWorker start)
{
    private const long DataSeed = 1;

    /// <summary>By workload, variant and way.</summary>
    /// <exception cref="OperationCanceledException">It was interrupted.</exception>
    public IReadOnlyList<OtherReading> Take(CancellationToken cancellation) =>
    [
        .. from workload in roster.Workloads
           from size in workload.Sizes
           from variant in roster.Variants
           where !variant.IsFloor
           from reading in Take(variant, workload, size, cancellation)
           select reading,
    ];

    private List<OtherReading> Take(RunVariant variant, ChosenWorkload workload, int size, CancellationToken cancellation)
    {
        var readings = new List<OtherReading>();
        while (readings.Count < ways.Count)
        {
            cancellation.ThrowIfCancellationRequested();
            try
            {
                using var worker = start(variant.WorkerPath, environment);
                using var registration = cancellation.Register(worker.Kill);
                Ask(new WorkerDialogue(worker, timeout), variant, workload, size, readings);
            }
            catch (WorkerLostException lost)
            {
                // The next way gets a fresh process.
                cancellation.ThrowIfCancellationRequested();
                readings.Add(Row(variant, workload, size, readings.Count) with { Outcome = lost.Outcome });
            }
        }

        return readings;
    }

    /// <summary>Adds a row for each way that has none.</summary>
    /// <exception cref="WorkerLostException">The process is lost; the rows so far stay.</exception>
    private void Ask(WorkerDialogue dialogue, RunVariant variant, ChosenWorkload workload, int size, List<OtherReading> readings)
    {
        var isOpen = dialogue.OpenAndVerify(WorkerDialogue.OpenRequest(variant, workload, size, DataSeed)).Has(out var binding, out var refusal);
        while (readings.Count < ways.Count)
        {
            var row = Row(variant, workload, size, readings.Count);
            if (!isOpen)
            {
                readings.Add(row with { Outcome = refusal! });
            }
            else if (dialogue.Ask(new ReadRequest(binding!.Number, row.Way)).Has(out var answer, out var whyNot))
            {
                readings.Add(row with { Answer = answer });
            }
            else
            {
                readings.Add(row with { Outcome = whyNot is Unsupported && stated(row.Serializer, row.Way) is { } statement ? new Unsupported(statement.Sentence) : whyNot });
            }
        }
    }

    private OtherReading Row(RunVariant variant, ChosenWorkload workload, int size, int number) =>
        new(variant.Serializer, variant.Variant, variant.Version, workload.Key, size, ways[number], new Measured(), null);
}
