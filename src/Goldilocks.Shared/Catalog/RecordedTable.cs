using Goldilocks.Results;

namespace Goldilocks.Catalog;

/// <summary>A recorded table of a checkout: a line of names, then a line for each row, with tabs between the fields.</summary>
internal static class RecordedTable
{
    /// <summary>Its rows; none where there is no such file.</summary>
    /// <param name="path">The file.</param>
    /// <param name="parse">Makes a row of the fields and the line.</param>
    public static IReadOnlyList<T> Read<T>(string path, Func<string[], string, T> parse) =>
        File.Exists(path) ? [.. File.ReadLines(path).Skip(1).Select(line => parse(line.Split('\t'), line))] : [];

    /// <summary>Replaces it.</summary>
    /// <returns>The path.</returns>
    public static string Write(string path, IEnumerable<IEnumerable<string>> rows)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        return WholeFile.Replace(path, output =>
        {
            foreach (var row in rows)
            {
                output.WriteLine(string.Join('\t', row));
            }
        });
    }
}
