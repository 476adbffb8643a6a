using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Running.Workers;

/// <summary>How many operations of a cell fill a slice.</summary>
/// <param name="Binding">Of the cell, in its process.</param>
/// <param name="Operation">Of the cell.</param>
/// <param name="Operations">1 where an operation is longer than a slice.</param>
/// <param name="Nanoseconds">That they are expected to take, on the cell's main clock.</param>
public sealed record SlicePlan(long Binding, Operation Operation, long Operations, long Nanoseconds);

/// <summary>A worker process at the end of its warm-up.</summary>
/// <param name="ElapsedNanoseconds">Wall time of the warm-up.</param>
/// <param name="IsQuiet">False when it was still compiling at the limit.</param>
/// <param name="CompiledMethods">Since the process began.</param>
/// <param name="Slices">One for each cell.</param>
public sealed record WarmedWorker(long ElapsedNanoseconds, bool IsQuiet, long CompiledMethods, IReadOnlyList<SlicePlan> Slices)
{
    /// <summary>Warms all the cells up together, step by step.</summary>
    /// <remarks>
    /// What will be asked for while the clocks run is asked for between the steps, or the JIT would compile the way of a request and its answer during the slices
    /// (METHODOLOGY.md, "The harness is warmed up too"). Of no operations, because one can take as long as all the rest of a step.
    /// </remarks>
    /// <param name="ask">Sends a request to the process and returns its answer.</param>
    /// <param name="cells">At least one; their bindings are open.</param>
    /// <param name="settings">Of the warm-up and the slices.</param>
    /// <exception cref="WorkerLostException">The process was lost, or answered otherwise.</exception>
    public static WarmedWorker Warm(Func<Frame, Frame> ask, IReadOnlyList<(long Binding, Operation Operation)> cells, MeasurementSettings settings)
    {
        var request = Request(cells, settings);
        var answer = ask(request);
        while (answer.Verb == Verbs.Warming)
        {
            foreach (var (binding, operation) in cells)
            {
                Expect(ask(SliceRequest(binding, operation, operations: 0, settings)), Verbs.Sample);
            }

            answer = ask(request);
        }

        Expect(answer, Verbs.Warmed);
        return new WarmedWorker(answer.GetInt64("elapsed-nanoseconds"), answer.Get("quiet") == "yes", answer.GetInt64("methods"), [.. answer.GetAll("slice").Select(Plan)]);
    }

    /// <summary>Asks for a slice; the worker reads these fields in this order without making a frame of them (<see cref="SliceText"/>).</summary>
    public static Frame SliceRequest(long binding, Operation operation, long operations, MeasurementSettings settings) =>
        new Frame(Verbs.Slice)
            .With("binding", binding)
            .With("operation", operation.Name())
            .With("operations", operations)
            .With("lead-in", LeadIn(operations, settings));

    /// <summary>An operation as long as a slice has none: it is as long as all the timed work, and what is cold at its beginning is the smaller part of it.</summary>
    private static long LeadIn(long operations, MeasurementSettings settings) =>
        operations <= 1 ? 0 : (long)Math.Ceiling(operations * settings.LeadInMilliseconds / settings.SliceMilliseconds);

    private static Frame Request(IReadOnlyList<(long Binding, Operation Operation)> cells, MeasurementSettings settings)
    {
        var request = new Frame(Verbs.Warm)
            .With("quiet-nanoseconds", Nanoseconds(settings.WarmupQuietMilliseconds))
            .With("minimum-nanoseconds", Nanoseconds(settings.WarmupMinimumMilliseconds))
            .With("maximum-nanoseconds", Nanoseconds(settings.WarmupMaximumMilliseconds))
            .With("rest-nanoseconds", Nanoseconds(settings.WarmupRestMilliseconds))
            .With("slice-nanoseconds", Nanoseconds(settings.SliceMilliseconds));
        if (settings.WarmupStepMilliseconds > 0)
        {
            request.With("step-nanoseconds", Nanoseconds(settings.WarmupStepMilliseconds));
        }

        foreach (var (binding, operation) in cells)
        {
            request.With("cell", string.Create(CultureInfo.InvariantCulture, $"{binding} {operation.Name()}"));
        }

        return request;
    }

    private static SlicePlan Plan(string text)
    {
        var parts = text.Split(' ');
        return parts.Length == 4
            && long.TryParse(parts[0], CultureInfo.InvariantCulture, out var binding)
            && Operations.TryParse(parts[1], out var operation)
            && long.TryParse(parts[2], CultureInfo.InvariantCulture, out var operations)
            && long.TryParse(parts[3], CultureInfo.InvariantCulture, out var nanoseconds)
                ? new SlicePlan(binding, operation, operations, nanoseconds)
                : throw new WorkerLostException(new Failed(nameof(ProtocolException), $"'{text}' is no slice."));
    }

    private static void Expect(Frame answer, string verb)
    {
        if (answer.Verb != verb)
        {
            throw new WorkerLostException(WorkerRequests.OutcomeOf(answer));
        }
    }

    private static long Nanoseconds(double milliseconds) => (long)(milliseconds * 1e6);
}
