using System.CommandLine;
using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>
/// The streams that a library is given, beside the <see cref="MemoryStream"/> that an application would give it. Both are timed in turns, so that a change of the
/// machine meanwhile affects both.
/// </summary>
internal static class Streams
{
    /// <summary>Above this ratio, our stream costs a library time.</summary>
    private const double Tolerance = 1.05;

    private const int RoundsInOneMemory = 10;

    public static Command Command()
    {
        var rounds = Counts.Option("--rounds", 301, "Turns of each pair.");
        var command = new Command("streams", "Our streams beside a MemoryStream; exits with 1 where ours takes more than 1.05 of its time.") { rounds };
        command.SetAction(parsed => Run(parsed.GetValue(rounds)));
        return command;
    }

    private static int Run(int rounds)
    {
        new Provenance().Print();
        Console.WriteLine("| | MemoryStream ns | ours ns | ratio |");
        Console.WriteLine("| --- | ---: | ---: | ---: |");
        var worst = 0.0;
        foreach (var (name, pair) in Pairs())
        {
            worst = Math.Max(worst, Compare(name, pair, rounds));
        }

        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture, $"Nanoseconds for {StreamPair.PayloadBytes} bytes, {rounds} turns. The highest ratio is {worst:0.000}; {Tolerance:0.00} is allowed."));
        return worst <= Tolerance ? 0 : 1;
    }

    private static IEnumerable<(string Name, StreamPair Pair)> Pairs() =>
    [
        ("write one byte at a time", StreamPair.Writing<OneByte>()),
        ("write 8 bytes of an array", StreamPair.Writing<EightBytes>()),
        ("write 8 bytes of a span", StreamPair.Writing<EightBytesOfSpan>()),
        ("write 4 KB of an array", StreamPair.Writing<Page>()),
        ("write 4 KB of a span", StreamPair.Writing<PageOfSpan>()),
        ("read one byte at a time", StreamPair.Reading<OneByte>()),
        ("read 8 bytes into an array", StreamPair.Reading<EightBytes>()),
        ("read 8 bytes into a span", StreamPair.Reading<EightBytesOfSpan>()),
        ("read 4 KB into an array", StreamPair.Reading<Page>()),
        ("read 4 KB into a span", StreamPair.Reading<PageOfSpan>()),
    ];

    private static double Compare(string name, StreamPair pair, int rounds)
    {
        pair.WarmUp();
        var theirs = new double[rounds];
        var ours = new double[rounds];
        for (var round = 0; round < rounds; round++)
        {
            if (round % RoundsInOneMemory == 0)
            {
                pair.Renew();
            }

            // The second runs with the caches that the first left, so each is first in every other turn.
            if (round % 2 == 0)
            {
                theirs[round] = pair.TimeTheirs();
                ours[round] = pair.TimeOurs();
            }
            else
            {
                ours[round] = pair.TimeOurs();
                theirs[round] = pair.TimeTheirs();
            }
        }

        var ratio = Median.OfRatios(ours.Zip(theirs, (mine, other) => mine / other));
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"| {name} | {Median.Of(theirs):0} | {Median.Of(ours):0} | {ratio:0.000} |"));
        return ratio;
    }
}
