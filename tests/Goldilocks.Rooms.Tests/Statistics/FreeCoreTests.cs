using Goldilocks.Results.Statistics;

namespace Goldilocks.Rooms.Tests.Statistics;

/// <summary>A neighbour on the same physical core comes and goes: samples of 100 ns, and others of 140 to 165.</summary>
public class FreeCoreTests
{
    /// <summary>By hand: the mean of 100, 104 and 108; 140 and 165 had a neighbour.</summary>
    [Fact]
    public void The_time_is_the_mean_of_the_samples_that_had_a_free_core() =>
        Assert.Equal(104, FreeCore.Time([140, 104, 165, 100, 108]));

    [Fact]
    public void On_a_quiet_machine_it_is_the_mean_of_all() =>
        Assert.Equal(101, FreeCore.Time([100, 101, 102, 100, 102]));

    [Fact]
    public void How_many_samples_had_a_neighbour_does_not_move_it()
    {
        double[] quiet = [100, 100, 100, 100, 100, 100, 100, 100, 100, 160];
        double[] busy = [100, 150, 155, 160, 145, 150, 140, 165, 150, 155];

        Assert.Equal(FreeCore.Time(quiet), FreeCore.Time(busy));
    }

    [Fact]
    public void A_program_that_is_seldom_as_fast_as_once_has_speeds_of_its_own() =>
        Assert.Null(FreeCore.Time([20, 100, 101, 102, 103]));

    /// <summary>The neighbour costs the baseline half, and the rival a fifth: within rounds the rival looks 1.6 times as slow, and it is 2 times as slow.</summary>
    [Fact]
    public void A_ratio_does_not_depend_on_which_program_a_neighbour_slows_down_most()
    {
        double[] rival = [240, 240, 200, 240, 240];
        double[] baseline = [150, 150, 100, 150, 150];

        Assert.Equal(2, FreeCore.Ratio(rival, baseline, withinRounds: 1.6));
    }

    /// <summary>All samples of the rival had a neighbour, and one of the baseline's had none: 1.5 times too much.</summary>
    [Fact]
    public void Where_one_of_the_two_never_had_a_free_core_only_the_rounds_can_tell() =>
        Assert.Null(FreeCore.Ratio([150, 151, 152, 150, 155], [100, 150, 151, 152, 150], withinRounds: 1));

    [Fact]
    public void Where_one_of_the_two_has_speeds_of_its_own_only_the_rounds_can_tell() =>
        Assert.Null(FreeCore.Ratio([20, 100, 101, 102, 103], [100, 100, 100, 100, 100], withinRounds: 1));
}
