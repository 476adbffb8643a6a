using System.Diagnostics.CodeAnalysis;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>One worker that can be asked. Used by one thread at a time; <see cref="Kill"/> may come from any. Disposing ends the worker.</summary>
public interface IWorkerClient : IDisposable
{
    /// <summary>Of the operating system.</summary>
    int Id { get; }

    /// <summary>What the worker left behind when it was lost or disposed, each as a command line and its fate; empty before.</summary>
    IReadOnlyList<string> LeftBehind { get; }

    /// <summary>Sends a request and waits for its answer, which may be a refusal.</summary>
    /// <exception cref="WorkerLostException">The worker died, hung or spoke nonsense, and can no longer be asked; it carries the outcome.</exception>
    Answer Exchange(Request request, TimeSpan timeout);

    /// <summary>Ends the worker and what it started.</summary>
    void Kill();
}

/// <summary>Starts a worker.</summary>
/// <param name="workerPath">The adapter program.</param>
/// <param name="environment">Variables to set.</param>
public delegate IWorkerClient StartWorker(string workerPath, IReadOnlyDictionary<string, string> environment);

/// <summary>The expected answer, or the outcome that took its place. The worker goes on in both cases.</summary>
/// <typeparam name="T">The type of the expected answer.</typeparam>
public readonly struct Reply<T>
    where T : class
{
    private readonly T? _answer;
    private readonly Outcome? _refusal;

    internal Reply(T? answer, Outcome? refusal) => (_answer, _refusal) = (answer, refusal);

    /// <summary>True with the answer, or false with the outcome that its row will have.</summary>
    public bool Has([NotNullWhen(true)] out T? answer, [NotNullWhen(false)] out Outcome? refusal)
    {
        (answer, refusal) = (_answer, _refusal);
        return answer is not null;
    }

    /// <summary>The answer.</summary>
    /// <exception cref="WorkerLostException">There is none, and the caller has no use for a worker that refuses.</exception>
    public T OrLost() => _answer ?? throw new WorkerLostException(_refusal!);
}

/// <summary>Makes replies.</summary>
public static class Reply
{
    /// <summary>An answer.</summary>
    public static Reply<T> Of<T>(T answer)
        where T : class => new(answer, null);

    /// <summary>A refusal.</summary>
    public static Reply<T> Refused<T>(Outcome outcome)
        where T : class => new(null, outcome);
}

/// <summary>Asks for a certain answer.</summary>
public static class WorkerClientExtensions
{
    /// <summary>Sends a request and waits for the answer to it.</summary>
    /// <exception cref="WorkerLostException">The worker died, hung, or answered what cannot be the answer; it is ended.</exception>
    public static Reply<TAnswer> Ask<TAnswer>(this IWorkerClient client, Request<TAnswer> request, TimeSpan timeout)
        where TAnswer : Answer
    {
        var answer = client.Exchange(request, timeout);
        if (answer is RefusalAnswer refusal)
        {
            return Reply.Refused<TAnswer>(OutcomeOf(refusal));
        }

        var objection = answer is TAnswer hoped ? request.Objection(hoped) : "which does not answer that request";
        if (objection is not null)
        {
            client.Kill();
            throw WorkerLostException.BecauseOf(request, $"'{answer.Verb}', {objection}");
        }

        return Reply.Of((TAnswer)answer);
    }

    private static Outcome OutcomeOf(RefusalAnswer refusal) => refusal switch
    {
        UnsupportedAnswer unsupported => new Unsupported(unsupported.Reason),
        DifferentAnswer different => new WrongAnswer(different.Difference),
        FailedAnswer failed => new Failed(failed.Exception, failed.Exception == nameof(BadImageFormatException) ? OtherProcessor.Explained($"{failed.Exception}: {failed.Message}") : OtherProcessor.Explained(failed.Message)),
        _ => throw new ArgumentOutOfRangeException(nameof(refusal), refusal, "An unknown refusal."),
    };
}

/// <summary>A worker can no longer be used.</summary>
/// <param name="outcome">What its row will say.</param>
public sealed class WorkerLostException(Outcome outcome) : Exception(outcome.Reason)
{
    /// <summary>What its row will say.</summary>
    public Outcome Outcome { get; } = outcome;

    /// <summary>The answer broke the protocol.</summary>
    /// <param name="request">The request that was not answered correctly.</param>
    /// <param name="what">The fault, as the end of a sentence that begins with the answer.</param>
    public static WorkerLostException BecauseOf(Request request, string what) => new(new Failed(nameof(ProtocolException), $"the worker answered '{request.Verb}' with {what}"));
}
