using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Surveys;

/// <summary>Asks the process of every variant for the bytes that it writes and the objects that it reads, and the process of a floor for the value itself.</summary>
/// <param name="roster">The variants and workloads; the floors must be among the variants.</param>
/// <param name="dataSeed">Of the values.</param>
/// <param name="timeout">For one answer.</param>
/// <param name="environment">Of the processes.</param>
public sealed class FootprintSurvey(RunRoster roster, long dataSeed, TimeSpan timeout, IReadOnlyDictionary<string, string> environment)
{
    /// <summary>One process at a time, because large values fill the memory.</summary>
    /// <param name="started">Called before each variant on each place.</param>
    /// <param name="cancellation">Stops before the next one.</param>
    public IReadOnlyList<Footprint> Take(Action<RunVariant, string> started, CancellationToken cancellation)
    {
        var places = roster.Workloads.SelectMany(workload => workload.Sizes.Select(size => (Workload: workload, Size: size)));
        return [.. places.Select(place => Take(place.Workload, place.Size, started, cancellation))];
    }

    private Footprint Take(ChosenWorkload workload, int size, Action<RunVariant, string> started, CancellationToken cancellation)
    {
        var answers = new List<(RunVariant Variant, Finding Answer)>();
        foreach (var variant in roster.Variants)
        {
            cancellation.ThrowIfCancellationRequested();
            started(variant, workload.Key);
            var isProbe = variant.IsFloor && !answers.Any(answer => answer.Answer.Check is not null);
            if (isProbe || !variant.IsFloor)
            {
                answers.Add((variant, Ask(variant, workload, size, isProbe)));
            }
        }

        var probe = answers.FirstOrDefault(answer => answer.Answer.Check is not null).Answer;
        return new Footprint(
            workload.Key,
            size,
            workload.Info.Unit,
            probe?.Graph,
            probe?.Check,
            [.. answers.Where(answer => !answer.Variant.IsFloor).Select(answer => Row(answer.Variant, answer.Answer))],
            probe is null ? answers.Where(answer => answer.Variant.IsFloor).Select(answer => answer.Answer.Outcome).LastOrDefault() : null)
        {
            WorkloadName = workload.Info.Name,
        };
    }

    private Finding Ask(RunVariant variant, ChosenWorkload workload, int size, bool check)
    {
        try
        {
            using var worker = WorkerProcess.Start(variant.WorkerPath, environment);
            var dialogue = new WorkerDialogue(worker, timeout);
            if (!dialogue.OpenAndVerify(WorkerDialogue.OpenRequest(variant, workload, size, dataSeed)).Has(out var binding, out var refusal)
                || !dialogue.Ask(new FootprintRequest(binding.Number, check)).Has(out var graph, out refusal))
            {
                return new Finding(refusal);
            }

            return new Finding(new Measured(), binding.Verified.PayloadBytes, graph.Read?.Bytes, GraphOf(graph), CheckOf(graph));
        }
        catch (WorkerLostException lost)
        {
            return new Finding(lost.Outcome);
        }
    }

    private static ObjectGraph GraphOf(GraphAnswer answer) =>
        new(answer.Objects, answer.Bytes, [.. answer.Parts.Select(part => new GraphComponent(part.Name, part.Count, part.Bytes))]);

    private static GraphCheck? CheckOf(GraphAnswer answer) =>
        answer.Check is { } check ? new GraphCheck(check.Copies, check.WalkedBytes, check.RetainedBytes, check.AllocatedBytes) : null;

    private static FootprintRow Row(RunVariant variant, Finding answer) =>
        new(variant.Serializer, variant.Variant, variant.Version, answer.Outcome, answer.PayloadBytes, answer.ReadBytes);

    private sealed record Finding(Outcome Outcome, long? PayloadBytes = null, long? ReadBytes = null, ObjectGraph? Graph = null, GraphCheck? Check = null);
}
