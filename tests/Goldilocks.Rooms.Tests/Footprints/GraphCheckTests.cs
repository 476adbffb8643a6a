using Goldilocks.Cli.Surveys;

namespace Goldilocks.Rooms.Tests.Footprints;

public sealed class GraphCheckTests
{
    [Theory]
    [InlineData(104, true)]
    [InlineData(96, true)]
    [InlineData(106, false)]
    [InlineData(94, false)]
    public void A_walk_that_is_more_than_5_percent_off_is_not_believed(long walked, bool agrees)
    {
        var check = new GraphCheck(1, walked, RetainedBytes: 100, AllocatedBytes: 100);

        Assert.Equal(agrees, check.Agrees);
        Assert.Contains(agrees ? "within the 5 %" : "BEYOND the 5 %", FootprintConsole.CheckText(check), StringComparison.Ordinal);
    }
}
