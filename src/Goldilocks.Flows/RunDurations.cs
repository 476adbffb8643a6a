using System.Text.Json;
using Goldilocks.Figures;
using Goldilocks.Flows.Checkouts;
using Goldilocks.Results;

namespace Goldilocks.Flows;

/// <summary>How long runs took on this machine, to estimate the next one.</summary>
/// <param name="SecondsPerCell">For one cell in one launch, warm-up included; over all runs that were measured here, the later ones counting more.</param>
/// <param name="IsMeasuredHere">False until a run was measured on this machine.</param>
public sealed record RunDurations(double SecondsPerCell, bool IsMeasuredHere)
{
    /// <summary>Of two idle cores: 138 cells in three launches took 174 s (docs/experiments/duration.md).</summary>
    private const double UsualSecondsPerCell = 0.42;

    /// <summary>How much the last run counts: half, because the machine may be busier or idler than before.</summary>
    private const double WeightOfLast = 0.5;

    /// <summary>For a program that is not built yet, with its packages restored; half of it where two are built side by side.</summary>
    public const double SecondsPerBuild = 3;

    /// <summary>What is remembered of this machine; the usual figures where nothing is, and where the file cannot be read.</summary>
    public static RunDurations Read(Checkout checkout)
    {
        try
        {
            return File.Exists(PathOf(checkout))
                ? JsonSerializer.Deserialize<RunDurations>(File.ReadAllBytes(PathOf(checkout)), RunJson.File)!
                : new RunDurations(UsualSecondsPerCell, IsMeasuredHere: false);
        }
        catch (JsonException)
        {
            // An estimate is worth no error: the next run writes the file again.
            return new RunDurations(UsualSecondsPerCell, IsMeasuredHere: false);
        }
    }

    /// <summary>Remembers a run that was measured to its end.</summary>
    internal static void Remember(Checkout checkout, RunReport report, TimeSpan elapsed)
    {
        var cells = report.Workloads.SelectMany(table => table.Rows).SelectMany(row => row.Cells).Sum(cell => cell.Launches.Count);
        if (cells == 0)
        {
            return;
        }

        var before = Read(checkout);
        var now = elapsed.TotalSeconds / cells;
        var seconds = before.IsMeasuredHere ? (WeightOfLast * now) + ((1 - WeightOfLast) * before.SecondsPerCell) : now;
        WholeFile.Replace(PathOf(checkout), output => output.Write(JsonSerializer.Serialize(new RunDurations(seconds, IsMeasuredHere: true), RunJson.File)));
    }

    private static string PathOf(Checkout checkout) => Path.Combine(checkout.Layout.Artifacts, "durations.json");
}
