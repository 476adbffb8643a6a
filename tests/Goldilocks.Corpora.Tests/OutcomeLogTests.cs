using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Corpora.Tests;

/// <summary>What a process writes down of its inputs, for the process after it.</summary>
public sealed class OutcomeLogTests : IDisposable
{
    private const int Questions = 600;
    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-outcomes-").FullName;

    [Fact]
    public void Each_of_hundreds_of_questions_has_its_own_answer_also_when_the_last_ones_ended_their_processes()
    {
        using (var journal = Journal.Open(_folder, Questions))
        using (var log = OutcomeLog.Open(_folder))
        {
            for (var number = 0; number < Questions; number++)
            {
                journal[number] = log.Record(Question(number), number, number < Questions - 2 ? new() { Answer = Answers.Judged, Judgement = Judgement.Pass() } : OutcomeLog.EndOfProcess(Answers.Died, 1));
            }
        }

        using var later = Journal.Open(_folder, Questions);
        using var known = OutcomeLog.Open(_folder);

        Assert.Equal([Questions - 2, Questions - 1], Enumerable.Range(0, Questions).Where(number => known.EndOf(later[number]) is not null));
        Assert.Equal(Questions, Enumerable.Range(0, Questions).Select(number => later[number]).Distinct().Count());
    }

    /// <summary>A question of a hundred values names each that fails.</summary>
    [Fact]
    public void An_answer_that_names_a_hundred_values_is_kept_whole()
    {
        var answer = $"{string.Join(", ", Enumerable.Range(100, 100).Select(number => $"value {number}"))}: null was read";
        using (var log = OutcomeLog.Open(_folder))
        {
            log.Record(Question(0), 0, new() { Answer = Answers.Judged, Text = answer, Judgement = Judgement.Fail(answer) });
        }

        Assert.Contains($"\t{answer}\t", string.Concat(Directory.EnumerateFiles(_folder).Select(File.ReadAllText)), StringComparison.Ordinal);
    }

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    private static ProbeInput Question(int number) =>
        ProbeInput.Acting("C" + number.ToString(CultureInfo.InvariantCulture), new ModelName("a-model"), () => "a question", Direction.Reading, () => null, Expectation.MayBeAnything);
}
