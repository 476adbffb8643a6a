using System.Globalization;

namespace Goldilocks.Results;

/// <summary>Fields of CSV files, written so that a spreadsheet shows them and never runs them.</summary>
public static class SpreadsheetText
{
    /// <summary>
    /// A field that begins with <c>=</c>, <c>+</c>, <c>-</c>, <c>@</c>, a tab or a carriage return gets an apostrophe in front, unless it is a number. docs/report-format.md tells this to
    /// authors of programs that read the files.
    /// </summary>
    public static string? Of(string? field) => field is { Length: > 0 } && (field[0] is '=' or '+' or '-' or '@' or '\t' or '\r')
        && !double.TryParse(field, NumberStyles.Float, CultureInfo.InvariantCulture, out _)
            ? "'" + field
            : field;
}
