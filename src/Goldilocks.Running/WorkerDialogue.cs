using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>A variant that was bound and has given a right answer.</summary>
/// <param name="Opened">Its number, and what it can do.</param>
/// <param name="Verified">The first round trip.</param>
public sealed record VerifiedBinding(OpenedAnswer Opened, VerifiedAnswer Verified)
{
    /// <summary>The number that requests use.</summary>
    public long Number => Opened.Binding;
}

/// <summary>The requests to a worker before and during its measurement. Runs, surveys, verifications and experiments send the same requests in the same order: open, verify, warm, sample.</summary>
/// <param name="client">The worker, which stays the caller's.</param>
/// <param name="timeout">For one answer.</param>
public sealed class WorkerDialogue(IWorkerClient client, TimeSpan timeout)
{
    private readonly HashSet<long> _bindings = [];

    /// <summary>The request that binds a variant's variant to a workload of a size, in the variant's way.</summary>
    public static OpenRequest OpenRequest(RunVariant variant, ChosenWorkload workload, int size, long seed) => new(
        SubjectOf(variant, workload, size, seed),
        variant.Codec is { Library: { } library } codec ? new CodecTerms(library, codec.Level) : null,
        (variant.Way ?? BindingWay.Usual).Sink,
        (variant.Way ?? BindingWay.Usual).IsAsync);

    /// <summary>A variant's variant and the value that it is bound to.</summary>
    public static Subject SubjectOf(RunVariant variant, ChosenWorkload workload, int size, long seed) =>
        new(variant.WorkerVariant, workload.Info.Name, size, seed, workload.Parameters);

    /// <summary>Asks for anything.</summary>
    /// <exception cref="WorkerLostException">The worker is lost.</exception>
    public Reply<TAnswer> Ask<TAnswer>(Request<TAnswer> request)
        where TAnswer : Answer => client.Ask(request, timeout);

    /// <summary>Binds.</summary>
    /// <exception cref="WorkerLostException">The worker is lost, or gave a number that is taken.</exception>
    public Reply<OpenedAnswer> Open(OpenRequest request)
    {
        var reply = Ask(request);
        if (reply.Has(out var opened, out _) && !_bindings.Add(opened.Binding))
        {
            client.Kill();
            throw WorkerLostException.BecauseOf(request, FormattableString.Invariant($"'{opened.Verb}' and the number {opened.Binding}, which another binding has"));
        }

        return reply;
    }

    /// <summary>Binds, and makes the first round trip. A binding whose answer is wrong is closed again.</summary>
    /// <exception cref="WorkerLostException">The worker is lost.</exception>
    public Reply<VerifiedBinding> OpenAndVerify(OpenRequest request)
    {
        if (!Open(request).Has(out var opened, out var refusal))
        {
            return Reply.Refused<VerifiedBinding>(refusal);
        }

        if (!Ask(new VerifyRequest(opened.Binding)).Has(out var verified, out refusal))
        {
            Close(opened.Binding);
            return Reply.Refused<VerifiedBinding>(refusal);
        }

        return Reply.Of(new VerifiedBinding(opened, verified));
    }

    /// <summary>Warms all the cells up together, step by step.</summary>
    /// <remarks>
    /// Between the steps the worker is asked for samples too; otherwise the JIT would compile the path of a request and its answer during the timed samples
    /// (docs/experiments/warm-up.md). These samples have no operations, because one operation can take as long as all the rest of a step.
    /// </remarks>
    /// <param name="cells">At least one; their bindings are open.</param>
    /// <param name="settings">Of the warm-up and the samples.</param>
    /// <exception cref="WorkerLostException">The worker is lost, or refused: nothing can be measured in a process that is not warm.</exception>
    public WarmedAnswer Warm(IReadOnlyList<BoundOperation> cells, MeasurementSettings settings)
    {
        var request = new WarmRequest(LimitsOf(settings), cells);
        while (true)
        {
            if (Ask(request).OrLost() is WarmedAnswer warmed)
            {
                return warmed;
            }

            foreach (var (binding, operation) in cells)
            {
                Sample(binding, operation, operations: 0, settings).OrLost();
            }
        }
    }

    /// <summary>One timed sample.</summary>
    /// <exception cref="WorkerLostException">The worker is lost.</exception>
    public Reply<SampleAnswer> Sample(long binding, Operation operation, long operations, MeasurementSettings settings) =>
        Ask(new SampleRequest(binding, operation, operations, LeadIn(operations, settings)));

    /// <summary>Forgets a binding. The outcome of the binding is known, so a worker's refusal adds nothing.</summary>
    /// <exception cref="WorkerLostException">The worker is lost.</exception>
    public void Close(long binding)
    {
        Ask(new CloseRequest(binding));
        _bindings.Remove(binding);
    }

    /// <summary>Operations that come before the timed ones. An operation as long as a sample has no lead-in: that would take as long as all the timed work, and only a small part of the operation runs cold.</summary>
    public static long LeadIn(long operations, MeasurementSettings settings) =>
        operations <= 1 ? 0 : (long)Math.Ceiling(operations * settings.LeadInMilliseconds / settings.SampleMilliseconds);

    private static WarmupLimits LimitsOf(MeasurementSettings settings) => new(
        Nanoseconds(settings.WarmupQuietMilliseconds),
        Nanoseconds(settings.WarmupMinimumMilliseconds),
        Nanoseconds(settings.WarmupMaximumMilliseconds),
        Nanoseconds(settings.WarmupRestMilliseconds),
        Nanoseconds(settings.SampleMilliseconds),
        settings.WarmupStepMilliseconds > 0 ? Nanoseconds(settings.WarmupStepMilliseconds) : null);

    private static long Nanoseconds(double milliseconds) => (long)(milliseconds * 1e6);
}
