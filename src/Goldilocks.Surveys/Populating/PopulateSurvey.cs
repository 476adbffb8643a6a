using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Workers;

namespace Goldilocks.Surveys.Populating;

/// <summary>One variant on one workload: what becomes of an object that is there when a payload is read into it.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Workload">With the parameters that differ from their defaults.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Outcome"><see cref="Measured"/> with an answer; otherwise why there is none.</param>
/// <param name="Answer">Null unless it was measured.</param>
public sealed record Population(string Serializer, string Variant, string Version, string Workload, int Size, Outcome Outcome, PopulatedAnswer? Answer)
{
    /// <summary>As a person reads it.</summary>
    public string Label => Serializer + (Variant.Length == 0 ? "" : $" ({Variant})");
}

/// <summary>Asks every variant to read into an object that is there, each in a fresh process, one at a time.</summary>
/// <param name="roster">The contestants and workloads.</param>
/// <param name="timeout">For one answer.</param>
/// <param name="environment">Of the processes.</param>
/// <param name="start">Starts a program.</param>
public sealed class PopulateSurvey(RunRoster roster, TimeSpan timeout, IReadOnlyDictionary<string, string> environment, StartWorker start)
{
    private const long DataSeed = 1;

    /// <summary>By workload and contestant.</summary>
    /// <exception cref="OperationCanceledException">It was interrupted.</exception>
    public IReadOnlyList<Population> Take(CancellationToken cancellation) =>
    [
        .. from workload in roster.Workloads
           from size in workload.Sizes
           from contestant in roster.Contestants
           where !contestant.IsFloor
           select Take(contestant, workload, size, cancellation),
    ];

    private Population Take(Contestant contestant, ChosenWorkload workload, int size, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        var row = new Population(contestant.Serializer, contestant.Variant, contestant.Version, workload.Key, size, new Measured(), null);
        try
        {
            using var worker = start(contestant.WorkerPath, environment);
            using var registration = cancellation.Register(worker.Kill);
            var dialogue = new WorkerDialogue(worker, timeout);
            return !dialogue.OpenAndVerify(WorkerDialogue.OpenRequest(contestant, workload, size, DataSeed)).Has(out var binding, out var refusal)
                || !dialogue.Ask(new PopulateRequest(binding.Number)).Has(out var answer, out refusal)
                    ? row with { Outcome = refusal }
                    : row with { Answer = answer };
        }
        catch (WorkerLostException lost)
        {
            cancellation.ThrowIfCancellationRequested();
            return row with { Outcome = lost.Outcome };
        }
    }
}
