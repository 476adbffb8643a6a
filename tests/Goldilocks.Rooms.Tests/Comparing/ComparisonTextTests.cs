using Goldilocks.Reporting;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Reports;

namespace Goldilocks.Rooms.Tests.Comparing;

public sealed class ComparisonTextTests
{
    [Fact]
    public void Markdown_for_a_pull_request_is_the_same_under_every_culture() => Cultures.All(() =>
    {
        using var output = new StringWriter();
        ComparisonReports.WriteMarkdown(Comparison(), output);
        Assert.Equal(Expected, output.ToString());
    });

    private static RunComparison Comparison() => RunComparer.Compare(
        TwoRuns.Make().Measured("Breaks", "1.0", 1).Report,
        TwoRuns.Make(new Dictionary<string, double> { ["Slow"] = 1.2 }).Ended("Breaks", "1.1", new WrongAnswer("Name: \"a|b\"")).Report,
        0.05);

    private const string Expected = """
        **4 regressions beyond 5 %. Times of 8 cells: 6 within 5 %, 2 slower.**

        |  | serializer | where | old | new | new/old |
        | --- | --- | --- | --: | --: | --: |
        | regression: other outcome | Breaks 1.0 to 1.1 | person, 1, serialize | Measured | WrongAnswer: Name: "a\|b" |  |
        | regression: other outcome | Breaks 1.0 to 1.1 | person, 1, deserialize | Measured | WrongAnswer: Name: "a\|b" |  |
        | regression: slower | Slow 1.0 | person, 1, serialize | 3.00 µs | 3.60 µs | 1.20 [1.18-1.21] |
        | regression: slower | Slow 1.0 | person, 1, deserialize | 3.00 µs | 3.60 µs | 1.20 [1.18-1.21] |

        Times are the middle of the launches; new/old is divided by the change of all other rows (0.999), its 95 % interval is in brackets. A change counts if the interval does not hold 1 and, with nine chances in ten, the change is larger than 5 %.


        """;
}
