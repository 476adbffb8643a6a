using System.Globalization;
using Goldilocks.Protocol;

namespace Goldilocks.Catalog;

/// <summary>What is known of a library's calls for another way of reading.</summary>
/// <param name="Ways">That it is about.</param>
/// <param name="Exists">Whether the library has such a call.</param>
/// <param name="Text">The call, or what it has instead, in a clause.</param>
/// <param name="Source">An address, or a place in the library's repository.</param>
/// <param name="Checked">The day on which it was read.</param>
public sealed record ReadingStatement(IReadOnlyList<ReadingWay> Ways, bool Exists, string Text, string Source, DateOnly Checked)
{
    /// <summary>For a variant whose adapter does not read in that way.</summary>
    public string Sentence => Exists ? $"not executed, though the library has a call for it: {Text}" : $"no such API: {Text}";
}

/// <summary>One variant that was read in another way.</summary>
/// <param name="Way">How it was read.</param>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Workload">With its size.</param>
/// <param name="Verdict">What became of an object that was there; <c>read</c> for other ways; otherwise the name of an outcome.</param>
/// <param name="Parts">Pieces of memory, or values in the stream.</param>
/// <param name="Cost">One reading.</param>
/// <param name="Deserialize">One reading in the usual way, in the same process.</param>
public sealed record RecordedReading(ReadingWay Way, string Serializer, string Variant, string Version, string Workload, string Verdict, int Parts, ReadingCost Cost, ReadingCost Deserialize)
{
    private static readonly string[] s_columns =
        ["way", "serializer", "variant", "version", "workload", "verdict", "parts", "nanoseconds", "allocatedBytes", "deserializeNanoseconds", "deserializeAllocatedBytes"];

    /// <summary>The table's file.</summary>
    /// <param name="root">The checkout.</param>
    public static string PathOf(string root) => Path.Combine(root, "readings", "recorded.tsv");

    /// <summary>The recorded table; empty where there is none.</summary>
    /// <exception cref="FactsException">It is damaged.</exception>
    public static IReadOnlyList<RecordedReading> Read(string root) => RecordedTable.Read(PathOf(root), (fields, line) =>
        Parsed(fields) ?? throw new FactsException($"'{PathOf(root)}' has a line that is no reading: '{line}'. Make it anew with: goldilocks populate --record"));

    /// <summary>Replaces the table.</summary>
    /// <returns>The path.</returns>
    public static string Write(string root, IReadOnlyList<RecordedReading> readings) => RecordedTable.Write(
        PathOf(root), readings.Select(reading => reading.Fields).Prepend(s_columns));

    private IEnumerable<string> Fields =>
    [
        Way.Name(), Serializer, Variant, Version, Workload, Verdict,
        .. new long[] { Parts, Cost.Nanoseconds, Cost.AllocatedBytes, Deserialize.Nanoseconds, Deserialize.AllocatedBytes }.Select(number => number.ToString(CultureInfo.InvariantCulture)),
    ];

    private static RecordedReading? Parsed(string[] fields)
    {
        var way = ReadingWays.All.Where(candidate => fields.Length == s_columns.Length && candidate.Name() == fields[0]).Select(candidate => (ReadingWay?)candidate).FirstOrDefault();
        var numbers = fields.Skip(6).Select(field => long.TryParse(field, NumberStyles.None, CultureInfo.InvariantCulture, out var number) ? (long?)number : null).ToList();
        return way is { } known && numbers is [{ } parts, { } time, { } bytes, { } usualTime, { } usualBytes]
            ? new RecordedReading(known, fields[1], fields[2], fields[3], fields[4], fields[5], (int)parts, new ReadingCost(time, bytes), new ReadingCost(usualTime, usualBytes))
            : null;
    }
}
