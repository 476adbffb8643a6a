using System.Globalization;
using Goldilocks.Cli.Run;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.SecondOpinion;

public sealed class AgreementTests
{
    private static readonly CellKey Cell = new("Quick", "", "1.0", "person", 1, Operation.Serialize);

    [Theory]
    [InlineData(1.02, 1.00, 1.04, Verdict.Agree)]
    [InlineData(1.029, 1.029, 1.029, Verdict.Agree)]
    [InlineData(1.20, 0.99, 1.30, Verdict.WithinIntervals)]
    [InlineData(1.20, 1.15, 1.30, Verdict.Differ)]
    public void Two_ratios_agree_within_three_percent_and_differ_only_where_neither_lies_in_the_others_interval(double ours, double low, double high, Verdict verdict)
    {
        var item = new AgreementCase(Cell, new Interval(ours, low, high, 0.75), 100, new Interval(1, 1, 1, 0.9), 100, 0, 0, null);

        Assert.Equal(verdict, item.Verdict);
    }

    [Fact]
    public void A_case_that_BenchmarkDotNet_failed_on_is_listed_with_the_reason_and_counts_for_neither_side()
    {
        var agreement = new Agreement(
            [
                new AgreementCase(Cell, new Interval(2, 2, 2, 0), 200, new Interval(2, 2, 2, 0), 100, 24, 24, null),
                new AgreementCase(Cell with { Serializer = "Lost" }, new Interval(3, 3, 3, 0), 300, null, null, 0, null, "wrong answer: Name is 'x', not 'y'"),
            ],
            Repeats: 5,
            TheirSeconds: 1200,
            OurSeconds: 30,
            Version: "0.14.0");

        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE");
        using var text = new StringWriter();
        AgreementReports.WriteMarkdown(agreement, text);

        Assert.Equal(
            """
            | serializer | where | our ratio | its ratio | ours/its | verdict | our time | its time | our bytes | its bytes |
            | --- | --- | --: | --: | --: | --- | --: | --: | --: | --: |
            | Quick | serialize person of 1 | 2.00 [2.00-2.00] | 2.00 [2.00-2.00] | 0.0 % | agree | 200 ns | 100 ns | 24 B | 24 B |
            | Lost | serialize person of 1 | 3.00 [3.00-3.00] | - | - | wrong answer: Name is 'x', not 'y' | 300 ns | - | 0 B | - |

            100 % of the cases agree within 3 %; ours is the middle of the launches, BenchmarkDotNet's that of 5 runs of version 0.14.0 (both Hodges and Lehmann), each with its interval.

            Our run took 30 s, BenchmarkDotNet 1200 s (240 s a run).


            """.ReplaceLineEndings("\n"),
            text.ToString());
    }
}
