using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;
using Goldilocks.Probes.Models;
using Goldilocks.Workloads;

namespace Goldilocks.Corpora.Tests;

/// <summary>A payload in pieces of memory, and values from a stream one by one, must give the answers of the whole.</summary>
public sealed class PieceTests
{
    [Theory]
    [InlineData(PieceHabit.Right, null)]
    [InlineData(PieceHabit.ReadsTheFirstPiece, "in one piece it is read, and in pieces it is refused with JsonException")]
    [InlineData(PieceHabit.LosesBetweenPieces, "in pieces another value is read than in one")]
    [InlineData(PieceHabit.IsLenientInPieces, "in one piece it is refused, and in pieces it is read")]
    public void Another_answer_in_pieces_than_in_one_is_wrong(PieceHabit habit, string? difference) => Judge(new SegmentSection(), habit, difference);

    [Theory]
    [InlineData(PieceHabit.Right, null)]
    [InlineData(PieceHabit.EndsInSilence, "the stream ends inside of value 1, and no error says so")]
    [InlineData(PieceHabit.ForgetsTheLast, "3 values were complete, and 2 came, without an error")]
    public void Values_that_are_lost_from_a_stream_in_silence_are_a_wrong_answer(PieceHabit habit, string? difference) => Judge(new ItemSection(), habit, difference);

    [Fact]
    public void A_payload_is_cut_at_every_place()
    {
        var subject = Subject(PieceHabit.Right);
        var inputs = Inputs(new SegmentSection(), subject);

        Assert.Equal(subject.Open(new ModelName("probe-record")).GoldenPayload.Length + 1, inputs.Count(input => input.Model.Text == "probe-record" && input.Words().StartsWith("the golden payload in two pieces", StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData(PieceHabit.HasNone, Verdict.NotApplicable, Verdict.NotApplicable)]
    [InlineData(PieceHabit.Right, Verdict.Pass, Verdict.Pass)]
    [InlineData(PieceHabit.ReadsTheFirstPiece, Verdict.Fail, Verdict.Pass)]
    [InlineData(PieceHabit.ForgetsTheLast, Verdict.Pass, Verdict.Fail)]
    [InlineData(PieceHabit.ReadsAllFirst, Verdict.Pass, Verdict.Partial)]
    public void What_a_library_does_with_pieces_and_with_values_one_by_one_is_a_capability(PieceHabit habit, Verdict pieces, Verdict items)
    {
        var subject = Subject(habit);

        Assert.Equal((pieces, items), (new PiecesOfMemory().Run(subject).Verdict, new ValuesAsTheyArrive().Run(subject).Verdict));
    }

    [Fact]
    public void A_library_without_such_calls_is_not_attacked_by_them()
    {
        var subject = Subject(PieceHabit.HasNone);

        Assert.Contains("goldilocks pieces says which libraries have a call for it", new SegmentSection().WhyNot(subject), StringComparison.Ordinal);
        Assert.Contains("goldilocks pieces says which libraries have a call for it", new ItemSection().WhyNot(subject), StringComparison.Ordinal);
    }

    private static void Judge(Section section, PieceHabit habit, string? difference)
    {
        var subject = Subject(habit);
        var runner = new InputRunner(subject, typeof(PieceTests).Assembly);

        // What grows is told by the clock, and is no matter of these tests.
        var wrong = Inputs(section, subject).Where(input => input.Act is null).Select(input => runner.Run(input, InputRunner.Prepare(input))).Where(seen => seen.Answer == Answers.Wrong).Select(seen => seen.Text).ToList();

        if (difference is null)
        {
            Assert.Empty(wrong);
        }
        else
        {
            Assert.Contains(wrong, text => text.StartsWith(difference, StringComparison.Ordinal));
        }
    }

    private static List<ProbeInput> Inputs(Section section, ISubject subject)
    {
        var inputs = section.Open(subject, seed: 1);
        return [.. Enumerable.Range(0, inputs.Count).Select(number => inputs[number])];
    }

    private static ISubject Subject(PieceHabit habit) =>
        new Subject(new PiecesFake(habit), "json", [new RecordModel(), new CapabilityModel<Message>()], new GoldenPayloads(null));
}
