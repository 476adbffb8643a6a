using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Statistics;

public class StudentTTests
{
    /// <summary>As printed tables have them.</summary>
    [Theory]
    [InlineData(1, 0.95, 12.706)]
    [InlineData(2, 0.95, 4.303)]
    [InlineData(3, 0.95, 3.182)]
    [InlineData(4, 0.95, 2.776)]
    [InlineData(7, 0.95, 2.365)]
    [InlineData(10, 0.8, 1.372)]
    [InlineData(30, 0.95, 2.042)]
    [InlineData(120, 0.95, 1.980)]
    public void The_ends_are_those_of_the_printed_tables(int degrees, double coverage, double end) => Assert.Equal(end, StudentT.End(degrees, coverage), 3);
}
