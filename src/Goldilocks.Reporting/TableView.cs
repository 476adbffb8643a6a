using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>What stands beside a ratio.</summary>
public enum FigureUnit
{
    /// <summary>The time of one operation.</summary>
    Time,

    /// <summary>Megabytes (10^6) of payload a second, on one core.</summary>
    Megabytes,

    /// <summary>Operations a second, on one core.</summary>
    Operations,
}

/// <summary>How tables on a console show a run.</summary>
/// <param name="Unit">Of speeds.</param>
/// <param name="LinkMegabits">Speed of a link in 10^6 bits a second, whose limit is told for each table; null for none.</param>
public sealed record TableView(FigureUnit Unit = FigureUnit.Time, double? LinkMegabits = null)
{
    private const double NanosecondsPerSecond = 1e9;
    private const int MostNamed = 6;

    /// <summary>Times, and no link.</summary>
    public static TableView Usual { get; } = new();

    /// <summary>A cell's speed; empty where there is none.</summary>
    internal string Speed(RowReport row, Operation operation) => row.Find(operation)?.Nanoseconds is not { } time ? "" : Unit switch
    {
        FigureUnit.Operations => Units.Rate(NanosecondsPerSecond / time.Value),
        FigureUnit.Megabytes => row.PayloadBytes is { } bytes ? Units.Throughput(bytes * NanosecondsPerSecond / time.Value) : "",
        _ => Units.Time(time.Value),
    };

    /// <summary>For each operation of a table, what runs out first at that link: the link, or one core that does nothing else. Empty without a link.</summary>
    internal IEnumerable<string> Limits(WorkloadReport table) => LinkMegabits is { } megabits
        ? table.Operations.Select(operation => Limit(table, operation, megabits)).OfType<string>()
        : [];

    private static string? Limit(WorkloadReport table, Operation operation, double megabits)
    {
        var shares = table.Rows
            .Where(row => row.Group is RowGroup.Ranked or RowGroup.SomeOperations && row.PayloadBytes > 0)
            .Select(row => (row.Label, Share: LinkShare(row, operation, megabits)))
            .Where(row => row.Share is not null)
            .Select(row => (row.Label, Share: row.Share!.Value))
            .OrderBy(row => row.Share)
            .ToList();
        if (shares.Count == 0)
        {
            return null;
        }

        var (byCore, byLink) = (shares.Where(row => row.Share < 1).ToList(), shares.Where(row => row.Share >= 1).ToList());
        var core = byCore.Count == 0 ? "for none" : string.Join(", ", byCore.Take(MostNamed).Select(row => string.Create(CultureInfo.InvariantCulture, $"{row.Label} ({row.Share:0 %} of the link)"))) + More(byCore.Count);
        var link = byLink.Count == 0 ? "for none" : byLink.Count == shares.Count ? "for all" : string.Join(", ", byLink.OrderByDescending(row => row.Share).Take(MostNamed).Select(row => row.Label)) + More(byLink.Count);
        return string.Create(CultureInfo.InvariantCulture, $"{operation.Name()} at {megabits:#,0.##} Mbit/s: the link runs out before one core {link}; the core runs out first {core}");
    }

    /// <summary>The share of the link that one core fills; null where the operation was not measured.</summary>
    internal static double? LinkShare(RowReport row, Operation operation, double megabits) => row.Find(operation)?.Nanoseconds is { } time && row.PayloadBytes is { } bytes
        ? bytes * 8 * NanosecondsPerSecond / time.Value / (megabits * 1e6)
        : null;

    private static string More(int count) => count > MostNamed ? string.Create(CultureInfo.InvariantCulture, $" and {count - MostNamed} more") : "";
}
