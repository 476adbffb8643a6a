using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running.Scheduling;
using Goldilocks.Running.Workers;

namespace Goldilocks.Worker.Tests;

/// <summary>A fake's process and the requests to it, by the code that a run uses.</summary>
internal sealed class Conversation : IDisposable
{
    /// <summary>Far beyond what anything here takes, even on a busy machine.</summary>
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(120);

    private readonly WorkerProcess _worker;

    /// <param name="fake">The folder's name.</param>
    /// <param name="settings">Environment variables beyond, or instead of, those of a quick run.</param>
    public Conversation(string fake, params (string Name, string Value)[] settings)
    {
        var environment = new Dictionary<string, string>(Presets.Of("quick").EnvironmentVariables);
        foreach (var (name, value) in settings)
        {
            environment[name] = value;
        }

        _worker = WorkerProcess.Start(Fakes.PathOf(fake), environment);
    }

    public int ProcessId => _worker.Id;

    public Frame Ask(Frame request) => _worker.Ask(request, Patience);

    public Frame Open(string variant = "") => Ask(OpenRequest(variant));

    /// <summary>Opens a binding that must stand, and returns its number.</summary>
    public long Bind(string variant = "") => Open(variant).GetInt64("binding");

    public Frame Verify(long binding) => Ask(Request(Verbs.Verify, binding));

    public Frame Recheck(long binding) => Ask(Request(Verbs.Recheck, binding));

    public Frame Slice(long binding, string operation, long operations, long leadIn = 0) =>
        Ask(Request(Verbs.Slice, binding).With("operation", operation).With("operations", operations).With("lead-in", leadIn));

    /// <summary>Bytes of each of five operations, and the process's mean.</summary>
    public (IReadOnlyList<long> Thread, long Process) Allocate(long binding, string operation)
    {
        var answer = Ask(Request(Verbs.Allocate, binding).With("operation", operation).With("repetitions", 5));
        Assert.Equal(Verbs.Allocation, answer.Verb);
        return ([.. answer.GetAll("bytes").Select(long.Parse)], answer.GetInt64("process-bytes"));
    }

    /// <summary>The outcome that the loss of the process becomes when the request is made.</summary>
    public Outcome LostBy(Frame request, TimeSpan? timeout = null) =>
        Assert.Throws<WorkerLostException>(() => _worker.Ask(request, timeout ?? Patience)).Outcome;

    public static Frame OpenRequest(string variant = "") => new Frame(Verbs.Open)
        .With("variant", variant)
        .With("workload", "person")
        .With("size", 1)
        .With("seed", 42);

    public static Frame Request(string verb, long binding) => new Frame(verb).With("binding", binding);

    public void Dispose() => _worker.Dispose();
}
