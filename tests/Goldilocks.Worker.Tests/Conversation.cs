using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Worker.Tests;

/// <summary>A fake's process and the requests to it, by the code that a run uses.</summary>
internal sealed class Conversation : IDisposable
{
    /// <summary>Far longer than any request here takes, even on a busy machine.</summary>
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

    /// <summary>Of the process, which is over.</summary>
    public IReadOnlyList<string> LeftBehind => _worker.LeftBehind;

    /// <summary>Whatever the answer is.</summary>
    public Answer Answer(Request request) => _worker.Exchange(request, Patience);

    /// <summary>The answer, which must be of the expected type.</summary>
    public TAnswer Ask<TAnswer>(Request<TAnswer> request)
        where TAnswer : Answer => Assert.IsAssignableFrom<TAnswer>(Answer(request));

    /// <summary>The answer to a request that must fail.</summary>
    public FailedAnswer FailedBy(Request request) => Assert.IsType<FailedAnswer>(Answer(request));

    public OpenedAnswer Open(string variant = "") => Ask(OpenRequest(variant));

    /// <summary>Opens a binding, which must succeed, and returns its number.</summary>
    public long Bind(string variant = "") => Open(variant).Binding;

    public VerifiedAnswer Verify(long binding) => Ask(new VerifyRequest(binding));

    public RecheckedAnswer Recheck(long binding) => Ask(new RecheckRequest(binding));

    public SampleAnswer Sample(long binding, Operation operation, long operations, long leadIn = 0) => Ask(new SampleRequest(binding, operation, operations, leadIn));

    public WarmedAnswer Warm(WarmRequest request) => Assert.IsType<WarmedAnswer>(Ask(request));

    /// <summary>Bytes of each of five operations, and the process's mean.</summary>
    public (IReadOnlyList<long> Thread, long Process) Allocate(long binding, Operation operation)
    {
        var answer = Ask(new AllocateRequest(binding, operation, Repetitions: 5));
        return (answer.Bytes, answer.ProcessBytes);
    }

    /// <summary>The outcome that the loss of the process becomes when the request is made.</summary>
    public Outcome LostBy(Request request, TimeSpan? timeout = null) =>
        Assert.Throws<WorkerLostException>(() => _worker.Exchange(request, timeout ?? Patience)).Outcome;

    public static OpenRequest OpenRequest(string variant = "") => new(PersonOf(variant));

    public static Subject PersonOf(string variant) => new(variant, "person", Size: 1, Seed: 42, new Dictionary<string, int>());

    public void Dispose() => _worker.Dispose();
}
