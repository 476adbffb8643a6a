using System.Globalization;
using CsvHelper;
using CsvHelper.Configuration;

namespace Goldilocks.Results;

/// <summary>CSV files of text: numbers are written by the caller, lines end with a line feed, and no field can run in a spreadsheet.</summary>
public static class CsvTable
{
    /// <summary>Writes rows, the names of the columns among them.</summary>
    /// <param name="output">Stays open.</param>
    /// <param name="rows">Each with as many fields as the others; null is an empty field.</param>
    /// <param name="delimiter">Between fields.</param>
    public static void Write(TextWriter output, IEnumerable<IEnumerable<string?>> rows, string delimiter = ",")
    {
        using var csv = new CsvWriter(output, new CsvConfiguration(CultureInfo.InvariantCulture) { Delimiter = delimiter, NewLine = "\n" }, leaveOpen: true);
        foreach (var row in rows)
        {
            foreach (var field in row)
            {
                csv.WriteField(SpreadsheetText.Of(field));
            }

            csv.NextRecord();
        }
    }
}
