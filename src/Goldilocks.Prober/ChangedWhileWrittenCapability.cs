namespace Goldilocks.Prober;

/// <summary>A value of a collection for several threads that one thread changes while another one writes it. Each payload must be readable, and must have what no thread touched.</summary>
/// <typeparam name="TRoot">The root with the collection in a member.</typeparam>
/// <param name="id">Such as <c>C42.changed-dictionary</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="alone">The question that asks whether such a collection comes back at all.</param>
public abstract class ChangedWhileWrittenCapability<TRoot>(string id, string question, string alone) : ModelCapability(id, question, "use", typeof(TRoot)) where TRoot : class
{
    /// <summary>How often it is written.</summary>
    private const int Rounds = 1000;

    /// <summary>How many elements are there all the time.</summary>
    protected const int Stays = 400;

    /// <summary>How many elements come and go. So many that a writer that counts first seldom meets the number that it counted.</summary>
    protected const int Changed = 64;

    private static readonly Dictionary<Problem, string> Words = new()
    {
        [Problem.NotWritten] = "writing throws",
        [Problem.NotRead] = "it writes payloads that cannot be read, silently",
        [Problem.Lost] = "what no thread touched is lost, silently",
    };

    /// <inheritdoc/>
    protected override bool IsOfConversion => true;

    /// <summary>The value, with the elements that stay.</summary>
    protected abstract TRoot Make();

    /// <summary>Adds elements and takes as many away.</summary>
    protected abstract void Change(TRoot root);

    /// <summary>True where something is missing that was there all the time.</summary>
    protected abstract bool IsLost(TRoot read);

    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject)
    {
        var still = Attempt.RoundTrip(subject, Make());
        if (still.Value is not { } came || IsLost(came))
        {
            return Judgement.NotApplicable($"{alone} asks whether it comes back: {still.Problem ?? "elements are lost"}");
        }

        var (root, value) = (subject.Open<TRoot>(), Make());
        using var end = new CancellationTokenSource();
        var changing = new Thread(() => ChangeUntil(value, end.Token)) { IsBackground = true };
        changing.Start();
        try
        {
            var worst = Enumerable.Range(0, Rounds).Select(_ => ProblemOf(root, value)).Max();
            return worst == Problem.None ? Judgement.Pass() : Judgement.Fail(Words[worst]);
        }
        finally
        {
            end.Cancel();
            changing.Join();
        }
    }

    private void ChangeUntil(TRoot value, CancellationToken end)
    {
        while (!end.IsCancellationRequested)
        {
            Change(value);
        }
    }

    private Problem ProblemOf(IRoot<TRoot> root, TRoot value)
    {
        var written = Attempt.Of("writing", () => root.Write(value));
        if (written.Value is not { } payload)
        {
            return Problem.NotWritten;
        }

        var read = Attempt.Of("reading", () => root.Read(payload));
        return read.Value is not { } came ? Problem.NotRead : IsLost(came) ? Problem.Lost : Problem.None;
    }

    /// <summary>The worse ones behind. Exceptions are not named, because chance decides which of a library's comes.</summary>
    private enum Problem
    {
        None,
        NotWritten,
        NotRead,
        Lost,
    }
}
