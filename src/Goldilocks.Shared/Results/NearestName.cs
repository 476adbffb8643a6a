namespace Goldilocks.Results;

/// <summary>The name that a person may have meant.</summary>
public static class NearestName
{
    private const int CharactersForOneMistake = 3;

    /// <summary>The nearest name, as the rest of a sentence; a full stop when nothing is near.</summary>
    public static string DidYouMean(string typed, IReadOnlyList<string> names) => Of(typed, names) is { } nearest ? $"; did you mean '{nearest}'?" : ".";

    /// <summary>
    /// The shortest name that begins with the typed text; otherwise the name that is nearest with its beginning or as a whole. The beginning counts, because people type
    /// names from the start and leave long ones unfinished: with whole names alone, <c>Newtonsof</c> is nearer to a short name of the same letters. When nothing is near, the shortest
    /// name that holds the typed text: people omit the vendor's name.
    /// </summary>
    /// <returns>Null when nothing is near: more than one mistake in three characters, and no name holds the text.</returns>
    public static string? Of(string typed, IReadOnlyList<string> names)
    {
        var near = names
            .Select(name => (Name: name, Distance: Distance(typed.ToUpperInvariant(), name.ToUpperInvariant())))
            .Where(candidate => candidate.Distance.Mistakes <= Math.Max(1, typed.Length / CharactersForOneMistake))
            .OrderBy(candidate => candidate.Distance.Mistakes)
            .ThenBy(candidate => candidate.Distance.Left)
            .ToList();
        return near.Count > 0 ? near[0].Name : names
            .Where(name => typed.Length >= CharactersForOneMistake && name.Contains(typed, StringComparison.OrdinalIgnoreCase))
            .MinBy(name => name.Length);
    }

    /// <summary>
    /// Levenshtein distance (Wagner and Fischer, 1974), one row at a time, to whichever beginning of the name is nearest, and how many characters of the name are left after it.
    /// </summary>
    private static (int Mistakes, int Left) Distance(string typed, string name)
    {
        int[] row = [.. Enumerable.Range(0, name.Length + 1)];
        for (var i = 1; i <= typed.Length; i++)
        {
            var diagonal = row[0];
            row[0] = i;
            for (var j = 1; j <= name.Length; j++)
            {
                var above = row[j];
                var substituted = diagonal + (typed[i - 1] == name[j - 1] ? 0 : 1);
                row[j] = Math.Min(substituted, 1 + Math.Min(above, row[j - 1]));
                diagonal = above;
            }
        }

        var mistakes = row.Min();
        return (mistakes, name.Length - Array.LastIndexOf(row, mistakes));
    }
}
