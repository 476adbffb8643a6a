using Goldilocks.Results;

namespace Goldilocks.Cli.Startup;

/// <summary>The columns of a table of starts, the same on the console and in Markdown.</summary>
internal static class StartupTexts
{
    /// <summary>Heading, whether it is a figure, and the text of a row.</summary>
    public static IReadOnlyList<(string Heading, bool IsFigure, Func<StartupRow, string> Text)> Columns { get; } =
    [
        ("#", true, Rank),
        ("serializer", false, row => $"{row.Label} {row.Version}".TrimEnd()),
        ("to exit", true, row => Time(row.Exit)),
        ("[low-high]", false, row => Range(row.Exit)),
        ("slowest", true, row => row.SlowestNanoseconds is { } time ? Units.Time(time) + (row.Outliers.Count == 0 ? "" : $" ({row.Outliers.Count})") : ""),
        ("if unused", true, row => Time(row.Referenced)),
        ("to Main", true, row => Time(row.Main)),
        ("1st write", true, row => Time(row.FirstSerialize)),
        ("1st read", true, row => Time(row.FirstDeserialize)),
        ("2nd type", true, row => Type(row, 1)),
        ("3rd type", true, row => Type(row, 2)),
        ("large type", true, row => Type(row, 3)),
        ("methods", true, row => Count(row.Methods)),
        ("IL", true, row => row.IlBytes is { } bytes ? Units.Bytes(bytes) : ""),
        ("assemblies", true, row => Count(row.Assemblies)),
        ("published", true, row => row.PublishedBytes is { } bytes ? Units.Bytes(bytes) : ""),
    ];

    /// <summary>What the headings mean, below the tables.</summary>
    public static string Legend =>
        "#: rank by the time to exit, among those that were used on all types; to exit: from the start of the process to its end, all of it included; (n): starts more than 10 % off the median, which count; if unused: the same for a process that is linked with the library and "
        + "does not call it; 1st write: loading the library, making the serializer and the first serialize; 2nd, 3rd and large type: first use of each further type, made, written and read; methods, IL: compiled at first calls.";

    /// <summary>The line above a table.</summary>
    public static string Caption(StartupTable table, StartupPlan plan)
    {
        var measured = table.Rows.Where(row => row.IsMeasured).ToList();
        var floor = table.EmptyNanoseconds is { } empty
            ? $"an empty process takes {Units.Time(empty.Value)} {Range(empty)}{(table.EmptyBytes is { } bytes ? $" and is {Units.Bytes(bytes)}" : "")}"
            : "the empty process could not be started";
        if (measured.Count == 0)
        {
            return $"nothing was measured; {floor}";
        }

        var starts = measured.Min(row => row.Starts);
        var kind = table.IsCold ? "starts each with an empty file cache" : $"starts each after {plan.Discarded} that do not count";
        return $"{starts} {kind}, interleaved; {floor}";
    }

    /// <summary>The name of a table.</summary>
    public static string Title(StartupTable table) => table.IsCold ? $"{table.Column}, cold" : table.Column;

    /// <summary>Rows without figures, and types that a measured row lacks, with the reasons.</summary>
    public static IEnumerable<(string Outcome, string Text)> Unmeasured(StartupTable table) =>
        UnreadyTexts.Of(table.Unready.Select(program => (NameOf(program), program.Version, program.Outcome!)))
            .Select(cause => (cause.Outcome, $"{cause.Name}: {OneLine.Of(cause.Why)}"))
            .Concat(Unstarted(table));

    /// <summary>Rows without figures whose program was published.</summary>
    private static IEnumerable<(string Outcome, string Text)> Unstarted(StartupTable table) =>
        table.Rows.Where(row => !row.IsMeasured && table.Unready.All(program => (program.Serializer, program.Version) != (row.Serializer, row.Version)))
            .Select(row => (row.Outcome, Label: $"{row.Label} {row.Version}".TrimEnd(), row.Reason))
            .Concat(table.Rows.Where(row => row.IsMeasured).SelectMany(row => row.Types
                .Where(type => type.Outcome != nameof(Measured))
                .GroupBy(type => (type.Outcome, type.Reason))
                .Select(types => (types.Key.Outcome, Label: $"{row.Label}, {string.Join(", ", types.Select(type => type.Type))}", types.Key.Reason))))
            .GroupBy(line => (line.Outcome, line.Reason))
            .Select(lines => (lines.Key.Outcome, $"{string.Join("; ", lines.Select(line => line.Label))}: {lines.Key.Reason}"));

    /// <summary>Texts that hold for every table alike, because a missing package is missing for all.</summary>
    public static IReadOnlySet<(string Outcome, string Text)> Everywhere(StartupReport report) => report.Tables.Count < 2
        ? new HashSet<(string, string)>()
        : report.Tables.Select(Unmeasured).Aggregate((left, right) => left.Intersect(right)).ToHashSet();

    private static string NameOf(ProgramEvent program) => program.Serializer.Length == 0 ? "the empty process" : program.Serializer;

    private static string Rank(StartupRow row) => row.Rank is null ? "" : (row.Rank.IsShared ? "=" : "") + Units.Count(row.Rank.Number);

    private static string Time(Interval? interval) => interval is null ? "" : Units.Time(interval.Value);

    private static string Range(Interval? interval) => interval is null ? "" : $"[{Units.Time(interval.Low)}-{Units.Time(interval.High)}]";

    private static string Type(StartupRow row, int index) => index < row.Types.Count ? Time(row.Types[index].FirstUse) : "";

    private static string Count(long? number) => number is { } value ? Units.Count(value) : "";
}
