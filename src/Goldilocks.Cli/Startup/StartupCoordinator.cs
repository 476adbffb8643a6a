using Goldilocks.Results;

namespace Goldilocks.Cli.Startup;

/// <summary>
/// Starts every subject once in each round, in a new random order for each: a change of the machine meanwhile affects all of them alike. One
/// process at a time.
/// </summary>
public sealed class StartupCoordinator(StartupPlan plan, StartupRecorder recorder, Action<int, int> progress)
{
    private readonly HashSet<int> _ended = [];

    /// <summary>Runs to the end, or until cancelled; all starts until then are recorded.</summary>
    /// <exception cref="OperationCanceledException">Cancelled.</exception>
    public void Run(IReadOnlyList<StartupSubject> subjects, CancellationToken cancellation)
    {
        var numbered = subjects.Index().ToList();
        foreach (var (id, subject) in numbered)
        {
            recorder.Record(new SubjectEvent(id, subject.Key));
        }

        var random = new Random(unchecked((int)(plan.Seed ^ (plan.Seed >> 32))));
        var coldStarts = ColdStarts();
        var rounds = plan.Discarded + plan.Starts + coldStarts;
        for (var round = 0; round < rounds; round++)
        {
            var order = numbered.ToArray();
            random.Shuffle(order);
            foreach (var (position, (id, subject)) in order.Index())
            {
                cancellation.ThrowIfCancellationRequested();
                progress((round * order.Length) + position, rounds * order.Length);
                if (!_ended.Contains(id))
                {
                    Start(id, subject, new Turn(round, position, round >= plan.Discarded, IsCold: round >= rounds - coldStarts));
                }
            }
        }
    }

    private int ColdStarts()
    {
        if (!plan.Cold)
        {
            return 0;
        }

        if (FileCache.WhyNot() is not { } reason)
        {
            return plan.Starts;
        }

        recorder.Record(new RemarkEvent($"No cold starts: {reason}."));
        return 0;
    }

    private void Start(int id, StartupSubject subject, Turn turn)
    {
        if (turn.IsCold)
        {
            FileCache.Empty();
        }

        var isCheck = turn.Round == 0;
        var result = new StartupProcess(subject.Environment, TimeSpan.FromSeconds(plan.TimeoutSeconds))
            .Start(subject.Program, isCheck ? subject.FirstVerb : subject.Verb, subject.Variant);
        if (result.Outcome is { } outcome)
        {
            End(id, outcome);
            return;
        }

        if (isCheck && result.Answer is { } answer && subject.Key.Kind == StartupKind.Used)
        {
            Check(id, answer);
        }

        recorder.Record(new StartEvent(
            id,
            turn.Round,
            turn.Position,
            turn.Counts,
            turn.IsCold,
            result.ExitNanoseconds,
            result.Answer?.MainNanoseconds,
            result.Answer?.Loaded,
            result.Answer?.Types ?? []));
    }

    /// <summary>A wrong answer, or none at all, ends the subject: its times would not be those of a round trip.</summary>
    private void Check(int id, StartupAnswer answer)
    {
        recorder.Record(new CheckEvent(id, answer.Assemblies, answer.Compiled));
        foreach (var (type, outcome) in answer.Outcomes)
        {
            recorder.Record(new EndedEvent(id, type, outcome));
        }

        var worst = answer.Outcomes.Select(ended => ended.Outcome).FirstOrDefault(outcome => outcome is WrongAnswer)
            ?? (answer.Types.Count == 0 ? answer.Outcomes.Select(ended => ended.Outcome).FirstOrDefault() : null);
        if (worst is not null)
        {
            End(id, worst);
        }
    }

    private void End(int id, Outcome outcome)
    {
        _ended.Add(id);
        recorder.Record(new EndedEvent(id, null, outcome));
    }

    private sealed record Turn(int Round, int Position, bool Counts, bool IsCold);
}
