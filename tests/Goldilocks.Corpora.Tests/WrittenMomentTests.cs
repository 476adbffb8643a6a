using System.Text;
using Goldilocks.Prober;

namespace Goldilocks.Corpora.Tests;

/// <summary>2020-01-02 03:04:05 on a clock that is nine hours ahead of UTC, which is 1577901845 seconds after 1970.</summary>
public sealed class WrittenMomentTests
{
    private static readonly DateTime s_clock = new(2020, 1, 2, 3, 4, 5, DateTimeKind.Unspecified);

    [Theory]
    [InlineData("2020-01-01T18:04:05Z")]
    [InlineData("2020-01-01T18:04:05.0000000Z")]
    [InlineData("2020-01-01T18:04:05+00:00")]
    [InlineData("2020-01-02T03:04:05+09:00")]
    [InlineData("2020-01-02 03:04:05.000 +09:00")]
    [InlineData("/Date(1577901845000+0900)/")]
    public void A_text_that_states_the_moment_is_right(string text) => Assert.Equal(Verdict.Pass, Judge(Encoding.ASCII.GetBytes($"{{\"Value\":\"{text}\"}}")));

    [Theory]
    [InlineData("2020-01-02T03:04:05Z")]
    [InlineData("2020-01-02T03:04:05+00:00")]
    [InlineData("/Date(1577934245000)/")]
    public void A_text_that_states_what_the_clock_shows_as_UTC_is_wrong(string text) => Assert.Equal(Verdict.Fail, Judge(Encoding.ASCII.GetBytes(text)));

    [Theory]
    [InlineData("D6FF5E0CDF15", Verdict.Pass)] // MessagePack, timestamp 32
    [InlineData("D6FF5E0D5DA5", Verdict.Fail)]
    [InlineData("C11A5E0CDF15", Verdict.Pass)] // CBOR
    [InlineData("086A47626F010000", Verdict.Pass)] // BSON
    [InlineData("0895BEB3F005", Verdict.Pass)] // Timestamp of Protocol Buffers
    [InlineData("08A5BBB5F005", Verdict.Fail)]
    public void A_timestamp_is_read_as_its_format_has_it(string hexadecimal, Verdict expected) => Assert.Equal(expected, Judge(Convert.FromHexString(hexadecimal)));

    [Theory]
    [InlineData("2020-01-02T03:04:05")]
    [InlineData("2 January 2020")]
    public void A_payload_without_a_moment_of_its_format_says_nothing(string text) => Assert.Equal(Verdict.NotApplicable, Judge(Encoding.ASCII.GetBytes(text)));

    private static Verdict Judge(byte[] payload) => WrittenMoment.Judge(payload, s_clock, TimeSpan.FromHours(9)).Verdict;
}
