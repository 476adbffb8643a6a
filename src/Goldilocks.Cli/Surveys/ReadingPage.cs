using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Cli.Surveys;

/// <summary>docs/populate.md, made from the recorded readings and the facts. A pure function, apart from <see cref="Write"/>.</summary>
public static class ReadingPage
{
    private const string Begin = "<!-- goldilocks populate --record and goldilocks pieces --record make what follows -->";

    /// <summary>A stream has one capability; its first value is one more figure.</summary>
    private static readonly ReadingWay[] s_capabilities = [ReadingWay.Populate, ReadingWay.Segments, ReadingWay.Items];

    /// <summary>The page's file.</summary>
    public static string PathOf(string root) => Path.Combine(root, "docs", "populate.md");

    /// <summary>Replaces the made part of the page of a checkout.</summary>
    /// <returns>The path.</returns>
    public static string Write(string root, IReadOnlyDictionary<string, SerializerFacts> facts)
    {
        var text = Of(File.ReadAllText(PathOf(root)), RecordedReading.Read(root), facts);
        return WholeFile.Replace(PathOf(root), output => output.Write(text));
    }

    /// <summary>What a survey came to, as it is recorded.</summary>
    public static IEnumerable<RecordedReading> Recorded(IEnumerable<OtherReading> readings) =>
        from row in readings
        where row.Answer is not null || Outcome.IsFailureName(row.Outcome.Name)
        let none = new ReadingCost(0, 0)
        select new RecordedReading(row.Way, row.Serializer, row.Variant, row.Version, $"{row.Workload}@{row.Size}", Verdict(row), row.Answer?.Parts ?? 0, row.Answer?.Cost ?? none, row.Answer?.Deserialize ?? none);

    /// <summary>The page with its made part replaced. What stands above it is a person's.</summary>
    /// <param name="page">As it is.</param>
    /// <param name="recorded">The recorded table.</param>
    /// <param name="facts">Of every serializer that has any.</param>
    public static string Of(string page, IReadOnlyList<RecordedReading> recorded, IReadOnlyDictionary<string, SerializerFacts> facts) =>
        page[..(page.IndexOf(Begin, StringComparison.Ordinal) + Begin.Length)] + "\n\n" + string.Join('\n', (IEnumerable<string>)[.. Capabilities(recorded, facts), .. ReadingWays.All.SelectMany(way => Figures(way, [.. recorded.Where(row => row.Way == way && row.Cost.Nanoseconds > 0)]))]) + "\n";

    private static string Verdict(OtherReading row) => row switch
    {
        { Answer.Filled: { IsKept: true } filled } => $"keeps the object, collection {filled.Collections}",
        { Answer.Filled: { } filled } => $"another object, collection {filled.Collections}",
        { Answer: not null } => "read",
        _ => row.Outcome.Name,
    };

    private static IEnumerable<string> Capabilities(IReadOnlyList<RecordedReading> recorded, IReadOnlyDictionary<string, SerializerFacts> facts)
    {
        yield return "## What each library can do";
        yield return "";
        yield return "| library | fills an object | several pieces of memory | a stream of values | its calls |";
        yield return "| --- | --- | --- | --- | --- |";

        // What has no home is no library: the floors.
        foreach (var (serializer, known) in facts.Where(serializer => serializer.Value.Home is not null).OrderBy(serializer => serializer.Key, StringComparer.OrdinalIgnoreCase))
        {
            var cells = s_capabilities.Select(way => Capability([.. recorded.Where(row => row.Way == way && row.Serializer == serializer)], known.StatementOn(way)));
            yield return $"| {serializer} | {string.Join(" | ", cells)} | {Cell(string.Join("; ", (known.Readings ?? []).Select(statement => statement.Text)))} |";
        }
    }

    /// <summary>What was executed, and otherwise what is stated.</summary>
    private static string Capability(IReadOnlyList<RecordedReading> executed, ReadingStatement? stated) => (executed, stated) switch
    {
        ({ Count: > 0 }, _) => $"executed: {string.Join("; ", executed.GroupBy(row => row.Verdict).Select(alike => executed.All(row => row.Verdict == alike.Key) ? alike.Key : $"{alike.Key} ({string.Join(", ", alike.Select(row => VariantKey.NameOf(row.Variant)))})"))}",
        (_, { Exists: true }) => "stated: has a call, not executed",
        (_, { }) => "no such API",
        _ => "not looked up",
    };

    private static IEnumerable<string> Figures(ReadingWay way, IReadOnlyList<RecordedReading> recorded)
    {
        if (recorded.Count == 0)
        {
            yield break;
        }

        var unit = way switch { ReadingWay.Populate => "", ReadingWay.Segments => " pieces |", _ => " values |" };
        yield return "";
        yield return $"## Recorded: {ReadingConsole.Title(way)}";
        yield return "";
        yield return $"| library | version | workload |{unit} each reading | allocates | deserialize | allocates |";
        yield return $"| --- | --- | --- |{(unit.Length > 0 ? " ---: |" : "")} ---: | ---: | ---: | ---: |";
        foreach (var row in recorded.OrderBy(row => row.Cost.AllocatedBytes))
        {
            yield return $"| {VariantKey.Named(row.Serializer, row.Variant)} | {row.Version} | {row.Workload} |{(unit.Length > 0 ? $" {Units.Count(row.Parts)} |" : "")} {Units.Time(row.Cost.Nanoseconds)} | {Units.Bytes(row.Cost.AllocatedBytes)} | {Units.Time(row.Deserialize.Nanoseconds)} | {Units.Bytes(row.Deserialize.AllocatedBytes)} |";
        }
    }

    /// <summary>A bar would end the cell, and a bracket of a type is no markup.</summary>
    private static string Cell(string text) => text.Replace("|", "\\|", StringComparison.Ordinal).Replace("<", "&lt;", StringComparison.Ordinal);
}
