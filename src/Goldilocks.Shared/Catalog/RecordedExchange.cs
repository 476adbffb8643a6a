namespace Goldilocks.Catalog;

/// <summary>What became of a payload that one library wrote and another read.</summary>
public enum ExchangeVerdict
{
    /// <summary>The value that was read is the one that was written.</summary>
    Equal,

    /// <summary>Another value came back, without an exception.</summary>
    Different,

    /// <summary>The reader threw an exception.</summary>
    Refused,

    /// <summary>The reader's process ended, or did not come back in time.</summary>
    Ended,
}

/// <summary>What became of the same pair on some workloads, where it was the same on all of them.</summary>
/// <param name="Format">That both speak.</param>
/// <param name="Writer">As a pattern chooses it: <c>Name/variant</c>, <c>Name/plain</c>.</param>
/// <param name="WriterVersion">Of its library.</param>
/// <param name="Reader">As a pattern chooses it.</param>
/// <param name="ReaderVersion">Of its library.</param>
/// <param name="Verdict">What became of it.</param>
/// <param name="About">What differs, in a word: <c>date</c>, <c>names</c>; empty where nothing does.</param>
/// <param name="What">The first member that differs with both values, or why it was refused; empty where it is equal.</param>
/// <param name="Workloads">At least one.</param>
public sealed record RecordedExchange(
    string Format, string Writer, string WriterVersion, string Reader, string ReaderVersion, ExchangeVerdict Verdict, string About, string What, IReadOnlyList<string> Workloads)
{
    /// <summary>The runtime whose libraries stand for another language.</summary>
    public const string OtherLanguage = "Node.js";

    private static readonly string[] s_columns = ["format", "writer", "writerVersion", "reader", "readerVersion", "verdict", "about", "what", "workloads"];

    /// <summary>True where a library of another language read what one of .NET wrote.</summary>
    public bool IsReadAbroad => Reader.StartsWith(OtherLanguage + "/", StringComparison.Ordinal) && !Writer.StartsWith(OtherLanguage + "/", StringComparison.Ordinal);

    /// <summary>The table's file.</summary>
    /// <param name="root">The checkout.</param>
    public static string PathOf(string root) => Path.Combine(root, "interop", "recorded.tsv");

    /// <summary>The recorded table; empty where there is none.</summary>
    /// <exception cref="FactsException">It is damaged.</exception>
    public static IReadOnlyList<RecordedExchange> Read(string root) => RecordedTable.Read(PathOf(root), (fields, line) =>
        fields.Length == s_columns.Length && Enum.TryParse<ExchangeVerdict>(fields[5], out var verdict)
            ? new RecordedExchange(fields[0], fields[1], fields[2], fields[3], fields[4], verdict, fields[6], fields[7], fields[8].Split(' '))
            : throw new FactsException($"'{PathOf(root)}' has a line that is no exchange: '{line}'. Make it anew with: goldilocks interop --record"));

    /// <summary>Replaces the table.</summary>
    /// <returns>The path.</returns>
    public static string Write(string root, IReadOnlyList<RecordedExchange> exchanges) => RecordedTable.Write(
        PathOf(root), exchanges.Select(exchange => exchange.Fields).Prepend(s_columns));

    private IEnumerable<string> Fields => [Format, Writer, WriterVersion, Reader, ReaderVersion, Verdict.ToString(), About, What.Replace('\t', ' '), string.Join(' ', Workloads)];
}
