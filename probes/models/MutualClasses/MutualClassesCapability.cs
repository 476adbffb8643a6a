using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that prepares a class prepares those of its members, and threads may come from both ends.</summary>
public sealed class FirstUseFromBothEnds() : ModelCapability("C42.mutual", "two classes that need each other are used for the first time together, half of 32 threads beginning at either", "use", typeof(Question), typeof(Answer))
{
    private const int Threads = 32;

    public override bool NeedsFreshProcess => true;

    protected override Judgement Try(ISubject subject)
    {
        var (questions, answers) = (subject.Open<Question>(), subject.Open<Answer>());
        var problems = new string?[Threads];
        using var start = new Barrier(Threads);
        var threads = Enumerable.Range(0, Threads).Select(number => new Thread(() =>
        {
            start.SignalAndWait();
            problems[number] = number % 2 == 0 ? ProblemOf(questions, number) : ProblemOf(answers, number);
        })).ToArray();
        Array.ForEach(threads, thread => thread.Start());
        Array.ForEach(threads, thread => thread.Join());
        return problems.FirstOrDefault(problem => problem is not null) is { } first ? Judgement.Fail(first) : Judgement.Pass();
    }

    private static string? ProblemOf(IRoot<Question> root, int number)
    {
        var read = Attempt.Of("one of the threads", () => root.Read(root.Write(new Question { Number = number, Answer = new() { Text = "cold", Further = [new() { Number = -number }] } })));
        return read.Value is not { } question ? read.Problem
            : question is { Answer: { Text: "cold", Further: [var further] } } && (question.Number, further.Number) == (number, -number) ? null
            : "one of the threads reads another value, silently";
    }

    private static string? ProblemOf(IRoot<Answer> root, int number)
    {
        var read = Attempt.Of("one of the threads", () => root.Read(root.Write(new Answer { Text = "cold", Further = [new() { Number = number, Answer = new() { Text = "far" } }] })));
        return read.Value is not { } answer ? read.Problem
            : answer is { Text: "cold", Further: [{ Answer.Text: "far" } further] } && further.Number == number ? null
            : "one of the threads reads another value, silently";
    }
}
