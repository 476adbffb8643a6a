using Goldilocks.Cli.Startup;

namespace Goldilocks.Rooms.Tests.Startup;

public sealed class StartupPlanTests
{
    [Theory]
    [InlineData(1, 50)]
    [InlineData(12, 50)]
    [InlineData(20, 30)]
    [InlineData(90, 15)]
    public void The_fewer_processes_are_compared_the_more_often_each_is_started(int processes, int starts) =>
        Assert.Equal(starts, new StartupPlan([], [], [], [], 1, 2, false, 1, 60).WithStartsFor(processes).Starts);
}
