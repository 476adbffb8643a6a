using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Reports;

/// <summary>The same figures in other units, and what they mean for a link.</summary>
public sealed class TableViewTests
{
    private static readonly RunReport s_report = ReportBuilder.Build(SampleRun.Data);
    private static readonly WorkloadReport s_table = s_report.Workloads[0];

    private static RowReport MemoryPack { get; } = s_table.Rows.Single(row => row.Serializer == "MemoryPack");

    [Theory]
    [InlineData(FigureUnit.Operations, 1e9)]
    [InlineData(FigureUnit.Megabytes, 62_000 * 1e9)]
    public void A_speed_is_that_of_the_time_in_another_unit(FigureUnit unit, double perNanosecond)
    {
        var perSecond = perNanosecond / MemoryPack.Find(Operation.Serialize)!.Nanoseconds!.Value;

        Assert.Equal(unit == FigureUnit.Operations ? Units.Rate(perSecond) : Units.Throughput(perSecond), new TableView(unit).Speed(MemoryPack, Operation.Serialize));
    }

    [Theory]
    [InlineData(812, "812/s")]
    [InlineData(81_234, "81.2 k/s")]
    [InlineData(999_600, "1.00 M/s")]
    public void Operations_a_second_have_three_digits(double rate, string expected) => Assert.Equal(expected, Units.Rate(rate));

    [Theory]
    [InlineData(850_000, "0.85 MB/s")]
    [InlineData(1.234e9, "1.23 GB/s")]
    public void Throughput_begins_at_megabytes(double rate, string expected) => Assert.Equal(expected, Units.Throughput(rate));

    [Fact]
    public void A_core_that_fills_less_than_the_link_runs_out_first_and_else_the_link()
    {
        // 62,000 bytes in about 12.3 µs are 40 Gbit/s, and 123,470 in 250 µs are 4 Gbit/s.
        Assert.InRange(TableView.LinkShare(MemoryPack, Operation.Serialize, megabits: 10_000)!.Value, 3.5, 4.5);
        var limits = new TableView(LinkMegabits: 10_000).Limits(s_table).ToList();

        Assert.Equal(2, limits.Count);
        Assert.Matches("^serialize at 10,000 Mbit/s: the link runs out before one core MemoryPack.*; the core runs out first Newtonsoft.Json.* \\([0-9]+ % of the link\\)", limits[0]);
    }

    [Fact]
    public void Without_a_link_nothing_is_said_of_one() => Assert.Empty(TableView.Usual.Limits(s_table));
}
