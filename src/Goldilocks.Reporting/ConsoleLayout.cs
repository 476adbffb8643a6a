using Goldilocks.Protocol;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Reporting;

/// <summary>A column of the console's ranking.</summary>
/// <param name="Heading">What it holds.</param>
/// <param name="Alignment">Figures to the right.</param>
/// <param name="MayWrap">True for names.</param>
/// <param name="Text">The cell of a row, as markup; possibly of two lines.</param>
internal sealed record ConsoleColumn(string Heading, Justify Alignment, bool MayWrap, Func<RowReport, string> Text);

/// <summary>
/// Two layouts of the same figures: one line for each row where the console is wide enough, otherwise two, with version and intervals on
/// the second. Leaving figures out on a narrow console was rejected: the interval is what keeps a reader from seeing differences that are not
/// there.
/// </summary>
/// <param name="Columns">From left to right.</param>
/// <param name="Gap">Spaces between them.</param>
/// <param name="LinesOfRow">Of most rows.</param>
internal sealed record ConsoleLayout(IReadOnlyList<ConsoleColumn> Columns, int Gap, int LinesOfRow)
{
    /// <summary>A longer name wraps. Without this limit, every row would need a second line.</summary>
    private const int LongestName = 36;

    /// <summary>Marks that would make the first of two lines wrap stand on the second.</summary>
    private const int LongestStacked = 31;

    /// <summary>The first layout that fits; the tightest when none does, and then names wrap.</summary>
    public static ConsoleLayout Choose(WorkloadReport table, IReadOnlyList<RowReport> rows, int width, TableView view)
    {
        var tightest = new ConsoleLayout(TwoLines(table, rows, view), 1, 2);
        ConsoleLayout[] candidates = [new(OneLine(table, view), 2, 1), tightest with { Gap = 2 }, tightest];
        return candidates.FirstOrDefault(candidate => candidate.WidthFor(rows) <= width, tightest with { LinesOfRow = 3 });
    }

    private static List<ConsoleColumn> OneLine(WorkloadReport table, TableView view) =>
    [
        Rank(),
        new("serializer", Justify.Left, true, row => Emphasized(row, RowTexts.Name(row))),
        new("version", Justify.Left, false, row => Dim(RowTexts.Version(row))),
        .. table.Operations.SelectMany(operation => new ConsoleColumn[]
        {
            Right(operation.Name(), row => Speed(row, operation, view)),
            Right("ratio", row => Ratio(row.Find(operation))),
            new("[low-high]", Justify.Left, false, row => Dim(RowTexts.Interval(table, row, operation))),
            Right("allocated", row => RowTexts.Allocated(row.Find(operation))),
        }),
        Right("size", RowTexts.Size),
    ];

    private static List<ConsoleColumn> TwoLines(WorkloadReport table, IReadOnlyList<RowReport> rows, TableView view) =>
    [
        Rank(),
        new("serializer", Justify.Left, true, StackedName),
        .. table.Operations.Select(operation => StackedFigures(table, rows, operation, view)),
        Right(table.Operations.Count == 1 ? "alloc." : "alloc.\nser/de", row => string.Join('\n', row.Cells.Select(RowTexts.Allocated))),
        Right("size", RowTexts.Size),
    ];

    private static string StackedName(RowReport row)
    {
        if (row.Group == RowGroup.Floor)
        {
            return Emphasized(row, RowTexts.Name(row));
        }

        var variant = (row.Variant.Length == 0 ? row.Version : $"{row.Variant} {row.Version}") + VariantKey.Under(row.Condition);
        var partial = row.Partial is null ? "" : $"\nonly {row.Partial}";
        var marks = RowTexts.Marks(row);
        return row.Serializer.Length + marks.Length <= LongestStacked
            ? $"{Emphasized(row, row.Serializer + marks)}\n{Dim(variant + partial)}"
            : $"{Emphasized(row, row.Serializer)}\n{Dim(variant)}{Markup.Escape(marks)}{Dim(partial)}";
    }

    /// <summary>Speed and ratio above the interval, with the ratios of all rows under one another.</summary>
    private static ConsoleColumn StackedFigures(WorkloadReport table, IReadOnlyList<RowReport> rows, Operation operation, TableView view)
    {
        var ratioWidth = rows.Select(row => WidthOf(Ratio(row.Find(operation)))).Max();
        return Right($"{operation.Name()}\n[low-high]", row =>
        {
            var (speed, ratio) = (Speed(row, operation, view), Ratio(row.Find(operation)));
            return ratio.Length == 0 ? speed : $"{speed}{new string(' ', 1 + ratioWidth - WidthOf(ratio))}{ratio}\n{Dim(RowTexts.Interval(table, row, operation))}";
        });
    }

    private static ConsoleColumn Rank() => Right("#", RowTexts.Rank);

    private static ConsoleColumn Right(string heading, Func<RowReport, string> text) => new(heading, Justify.Right, false, text);

    private static string Emphasized(RowReport row, string text) => row switch
    {
        { Group: RowGroup.Floor } => Dim(text),
        { Rank.Number: 1 } => $"[bold green]{Markup.Escape(text)}[/]",
        _ => Markup.Escape(text),
    };

    private static string Speed(RowReport row, Operation operation, TableView view) =>
        row.Find(operation) is { IsMeasured: false } unmeasured ? Dim(unmeasured.Outcome) : Leading(row.Find(operation), view.Speed(row, operation));

    private static string Ratio(CellReport? cell) => Leading(cell, RowTexts.Ratio(cell));

    /// <summary>Rows that lead in an operation are emphasized in its column.</summary>
    private static string Leading(CellReport? cell, string text) => cell?.Rank?.Number == 1 ? $"[green]{text}[/]" : text;

    private static string Dim(string text) => text.Length == 0 ? "" : $"[grey]{Markup.Escape(text)}[/]";

    private int WidthFor(IReadOnlyList<RowReport> rows) => Columns.Sum(column => Gap + WidthFor(column, rows));

    private static int WidthFor(ConsoleColumn column, IReadOnlyList<RowReport> rows)
    {
        var widest = rows.Select(row => WidthOf(column.Text(row))).Append(WidthOf(Markup.Escape(column.Heading))).Max();
        return column.MayWrap ? Math.Min(widest, LongestName) : widest;
    }

    private static int WidthOf(string markup) => Markup.Remove(markup).Split('\n').Max(line => line.Length);
}
