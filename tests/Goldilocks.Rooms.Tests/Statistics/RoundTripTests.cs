using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;

namespace Goldilocks.Rooms.Tests.Statistics;

public class RoundTripTests
{
    private static readonly CellKey Write = RunScript.Key("Rival");
    private static readonly CellKey Read = RunScript.Key("Rival", Operation.Deserialize);
    private static readonly CellKey BaseWrite = RunScript.Key("Base");
    private static readonly CellKey BaseRead = RunScript.Key("Base", Operation.Deserialize);

    /// <summary>By hand: the baseline takes 100 + 300 ns, the rival 200 + 150 ns: 350 / 400 = 0.875.</summary>
    [Fact]
    public void Its_ratio_is_the_time_of_both_operations_over_the_baselines()
    {
        var roundTrip = Of(Both(200, 150));

        Assert.Equal(0.875, roundTrip!.ByLaunch[0], 12);
        Assert.Equal(350, roundTrip.Nanoseconds);
    }

    [Fact]
    public void Without_a_baseline_it_is_the_sum_of_the_times()
    {
        var script = new RunScript().Samples(Write, 0, 200, 200, 200).Samples(Read, 0, 150, 150, 150);
        var cells = RunStatistics.Of(script.Data);

        var roundTrip = RoundTrip.Of(cells[0], cells[1], null, null);

        Assert.Equal(350, roundTrip!.ByLaunch[0]);
        Assert.Null(roundTrip.Ratio);
    }

    [Fact]
    public void It_needs_both_operations() => Assert.Null(Of(Both(200, 150).Outcome(Read, 0, new Failed("System.Exception", "no"))));

    [Fact]
    public void It_needs_a_launch_in_which_both_were_measured()
    {
        var script = new RunScript().Samples(Write, 0, 200, 200, 200).Samples(Read, 1, 150, 150, 150);
        var cells = RunStatistics.Of(script.Data);

        Assert.Null(RoundTrip.Of(cells[0], cells[1], null, null));
    }

    private static RunScript Both(long write, long read) => new RunScript()
        .Baseline("person", "Base", "1.0.0")
        .Samples(BaseWrite, 0, 100, 100, 100)
        .Samples(BaseRead, 0, 300, 300, 300)
        .Samples(Write, 0, write, write, write)
        .Samples(Read, 0, read, read, read);

    private static RoundTrip? Of(RunScript script)
    {
        var cells = RunStatistics.Of(script.Data).ToDictionary(cell => cell.Cell.Key);
        return RoundTrip.Of(cells[Write], cells[Read], cells[BaseWrite].Nanoseconds!.Value, cells[BaseRead].Nanoseconds!.Value);
    }
}
