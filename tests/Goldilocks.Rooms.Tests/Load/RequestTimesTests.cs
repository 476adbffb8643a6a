using System.Text.Json;
using Goldilocks.Load;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Load;

/// <summary>Times in <c>load.jsonl</c>: readable numbers, and those of folders that earlier versions wrote.</summary>
public sealed class RequestTimesTests
{
    [Fact]
    public void Every_time_comes_back_to_the_nanosecond()
    {
        var random = new Random(1);
        long[] times = [0, 0, 1, 127, 128, long.MaxValue / 2, .. Enumerable.Range(0, 1000).Select(_ => random.NextInt64(10_000_000_000))];

        var read = Read(JsonSerializer.Serialize(RequestTimes.Of(times), RunJson.Line));

        Assert.Equal(times.Order(), Enumerable.Range(1, times.Length).Select(rank => read.AtRank(rank)));
    }

    [Fact]
    public void A_time_is_a_number_and_one_of_several_requests_a_pair() =>
        Assert.Equal("[7,[2000,3]]", JsonSerializer.Serialize(RequestTimes.Of([2000, 7, 2000, 2000]), RunJson.Line));

    [Theory]
    [InlineData("\"\"", "[]")]
    [InlineData("\"AAEBfgHjBg==\"", "[0,1,2,[128,1],[129,1],[996,1]]")]
    public void Base64_of_an_earlier_version_is_still_read(string written, string asNumbers) =>
        Assert.Equal(Read(asNumbers).Entries, Read(written).Entries);

    [Theory]
    [InlineData("\"gA==\"")]
    [InlineData("\"what?\"")]
    [InlineData("[-1]")]
    [InlineData("[[5]]")]
    [InlineData("[[5,0]]")]
    [InlineData("[[5,1,1]]")]
    [InlineData("[1.5]")]
    [InlineData("[\"5\"]")]
    [InlineData("{}")]
    [InlineData("5")]
    public void Anything_else_is_refused(string text) => Assert.Throws<JsonException>(() => Read(text));

    [Fact]
    public void Times_of_several_windows_are_put_together()
    {
        var merged = RequestTimes.Merge([RequestTimes.Of([1, 5]), RequestTimes.Of([(5, 2), (3, 1)])]);

        Assert.Equal([(1, 1), (3, 1), (5, 3)], merged.Entries);
        Assert.Equal((5, 19.0 / 5), (merged.Count, merged.Mean));
    }

    private static RequestTimes Read(string json) => JsonSerializer.Deserialize<RequestTimes>(json, RunJson.Line)!;
}
