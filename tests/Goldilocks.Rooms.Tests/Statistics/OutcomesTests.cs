using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Statistics;

public class OutcomesTests
{
    private static readonly Outcome[] WorstFirst =
    [
        new WrongAnswer("$.Id"), new Crashed(139, ""), new TimedOut(60, "sample"), new Failed("System.Exception", "no"),
        new BuildFailed("CS1002"), new Unavailable("P", "1", "no"), new Unsupported("no"),
    ];

    [Fact]
    public void The_worst_outcome_of_any_launch_is_the_cells()
    {
        for (var worst = 0; worst < WorstFirst.Length; worst++)
        {
            Assert.Equal(WorstFirst[worst], Outcomes.Of(WorstFirst.Skip(worst).Reverse(), countedLaunches: 5));
        }
    }

    [Fact]
    public void Launches_that_count_and_nothing_bad_make_a_measurement() => Assert.Equal(new Measured(), Outcomes.Of([], 1));

    [Fact]
    public void Nothing_observed_is_no_outcome() => Assert.Null(Outcomes.Of([], 0));
}
