namespace Goldilocks.Reporting;

/// <summary>A column of a study's table.</summary>
/// <param name="Heading">What it holds.</param>
/// <param name="IsFigure">True for a column that is aligned to the right.</param>
/// <param name="Text">The cell of a row.</param>
internal sealed record StudyColumn(string Heading, bool IsFigure, Func<StudyGroupReport, StudyRowReport, string> Text)
{
    /// <summary>The columns that a table needs: those that would stay empty are left out.</summary>
    public static IReadOnlyList<StudyColumn> Of(StudyTableReport table) =>
    [
        .. Condition(table),
        new("", false, (_, row) => row.Item),
        .. Published(table),
        .. Today(table),
    ];

    /// <summary>The group's label, on its first row.</summary>
    private static IEnumerable<StudyColumn> Condition(StudyTableReport table) => table.Groups.Count == 1
        ? []
        : [new("", false, (group, row) => ReferenceEquals(group.Rows[0], row) ? group.Label : "")];

    private static IEnumerable<StudyColumn> Published(StudyTableReport table)
    {
        if (table.HasPublished)
        {
            yield return new("published", true, (group, row) => StudyTexts.Published(table, group.Place, row.Published));
            if (HasRelative(table))
            {
                yield return new("relative", true, (_, row) => StudyTexts.Ratio(row.PublishedRelative));
            }
        }
    }

    private static IEnumerable<StudyColumn> Today(StudyTableReport table)
    {
        yield return new("today", true, (group, row) => StudyTexts.Today(table, group.Place, row));
        if (HasRelative(table))
        {
            yield return new("relative", true, (_, row) => StudyTexts.Relative(row.TodayRelative));
        }
        else if (table.Form != FigureForm.Absolute)
        {
            yield return new("measured", true, (group, row) => StudyTexts.Measured(group.Place, row));
        }
    }

    private static bool HasRelative(StudyTableReport table) => table is { Baseline: not null, Form: FigureForm.Absolute };
}
