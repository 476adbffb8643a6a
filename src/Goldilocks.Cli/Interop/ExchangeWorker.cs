using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Interop;

/// <summary>A value that a program can make.</summary>
/// <param name="Workload">Its name.</param>
/// <param name="Size">In the workload's unit.</param>
/// <param name="Parameters">Of the workload; <c>value</c> chooses one of a user's own values.</param>
public sealed record ExchangedValue(string Workload, int Size, IReadOnlyDictionary<string, int> Parameters);

/// <summary>What a program wrote of a value.</summary>
/// <param name="Number">Of the value, from 1.</param>
/// <param name="Payload">The bytes.</param>
/// <param name="Members">The value, as a listing of its members.</param>
/// <param name="Own">What the same program reads from its own bytes; null where it does not read them.</param>
public sealed record WrittenValue(int Number, byte[] Payload, string Members, string? Own)
{
    /// <summary>What a reader can be expected to find: a value that a program changes by itself was not changed by another version.</summary>
    public string Expected => Own ?? Members;
}

/// <summary>One program of an exchange, started again when it was lost.</summary>
/// <param name="variant">The variant and its program.</param>
/// <param name="environment">For the process; names the file of values.</param>
/// <param name="timeout">For one answer.</param>
/// <param name="start">Starts a worker; <see cref="WorkerProcess.Start"/> where it is null.</param>
public sealed class ExchangeWorker(RunVariant variant, IReadOnlyDictionary<string, string> environment, TimeSpan timeout, StartWorker? start = null) : IDisposable
{
    private const long DataSeed = 1;
    private readonly StartWorker _start = start ?? WorkerProcess.Start;
    private IWorkerClient? _client;

    /// <summary>Writes a value, and reads its own bytes.</summary>
    public Reply<WrittenValue> Write(ExchangedValue value, int number) => Bound(value, (dialogue, binding) =>
    {
        if (!dialogue.Ask(new PackRequest(binding)).Has(out var packed, out var refusal))
        {
            return Reply.Refused<WrittenValue>(refusal);
        }

        return dialogue.Ask(new UnpackRequest(binding, packed.Payload)).Has(out var own, out refusal)
            ? Reply.Of(new WrittenValue(number, Convert.FromBase64String(packed.Payload), packed.Members, own.Members))
            : Reply.Refused<WrittenValue>(refusal);
    });

    /// <summary>Reads bytes that may come from another program.</summary>
    /// <param name="value">Any value of the type that is read.</param>
    /// <param name="payload">The bytes.</param>
    /// <returns>The listing of the members that were read.</returns>
    public Reply<string> Read(ExchangedValue value, byte[] payload) => Bound(value, (dialogue, binding) =>
        dialogue.Ask(new UnpackRequest(binding, Convert.ToBase64String(payload))).Has(out var read, out var refusal) ? Reply.Of(read.Members) : Reply.Refused<string>(refusal));

    /// <inheritdoc/>
    public void Dispose() => _client?.Dispose();

    private Reply<T> Bound<T>(ExchangedValue value, Func<WorkerDialogue, long, Reply<T>> use)
        where T : class
    {
        try
        {
            var dialogue = new WorkerDialogue(_client ??= _start(variant.WorkerPath, environment), timeout);
            if (!dialogue.Open(new OpenRequest(new Subject(variant.WorkerVariant, value.Workload, value.Size, DataSeed, value.Parameters))).Has(out var opened, out var refusal))
            {
                return Reply.Refused<T>(refusal);
            }

            var reply = use(dialogue, opened.Binding);
            dialogue.Close(opened.Binding);
            return reply;
        }
        catch (WorkerLostException lost)
        {
            // The next value gets a fresh process.
            _client?.Dispose();
            _client = null;
            return Reply.Refused<T>(lost.Outcome);
        }
    }
}
