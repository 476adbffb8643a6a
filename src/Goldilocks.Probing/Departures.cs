using Goldilocks.Catalog;

namespace Goldilocks.Probing;

/// <summary>Counts what the cases of a section were noted for. The words are those of src/Goldilocks.Prober/Departure.cs, which this project must not refer to.</summary>
internal static class Departures
{
    private const int MostCases = 200;

    /// <summary>The counts of a section, and the cases: what departs from the standard before what it leaves open.</summary>
    /// <param name="section">Its name.</param>
    /// <param name="noted">Each begins with a word for its kind.</param>
    public static RecordedDepartures Of(string section, IReadOnlyList<string> noted) => new(
        section,
        Count(noted, "accepted "),
        Count(noted, "refused "),
        Count(noted, "open "),
        Count(noted, "left out "),
        [.. noted.OrderBy(text => text.StartsWith("open ", StringComparison.Ordinal)).Take(MostCases)]);

    private static int Count(IReadOnlyList<string> noted, string kind) => noted.Count(text => text.StartsWith(kind, StringComparison.Ordinal));
}
