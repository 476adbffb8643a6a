using Goldilocks.Catalog;
using Goldilocks.Cli.Surveys;
using Goldilocks.Protocol;
using Goldilocks.Rooms.Tests.Building;

namespace Goldilocks.Rooms.Tests.Readings;

/// <summary>docs/populate.md, the recorded readings and the facts must agree.</summary>
public sealed class ReadingPageTests : IDisposable
{
    private static readonly RecordedReading s_filled = new(ReadingWay.Populate, "Fills", "", "1.0.0", "bookshelf@100", "keeps the object, collection appended", 1, new ReadingCost(10, 20), new ReadingCost(30, 40));

    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-readings-").FullName;

    private static string Root { get; } = Workshop.FindRepository();

    private static IReadOnlyDictionary<string, SerializerFacts> Facts { get; } = Directory.EnumerateFiles(Path.Combine(Root, "serializers"), "facts.json", SearchOption.AllDirectories)
        .Select(file => (Name: Path.GetFileName(Path.GetDirectoryName(file))!, Facts: FactsFile.Parse(File.ReadAllText(file), file)))
        .ToDictionary(serializer => serializer.Name, serializer => serializer.Facts);

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public void The_page_is_what_the_recorded_readings_and_the_facts_make_of_it()
    {
        var page = File.ReadAllText(ReadingPage.PathOf(Root));

        KeptFile.Holds(ReadingPage.PathOf(Root), ReadingPage.Of(page, RecordedReading.Read(Root), Facts));
    }

    [Fact]
    public void Every_library_says_whether_it_has_a_call_for_each_way()
    {
        var silent = Facts.Where(serializer => serializer.Value.Home is not null).SelectMany(serializer => ReadingWays.All.Where(way => serializer.Value.StatementOn(way) is null).Select(way => $"{serializer.Key}: {way.Name()}"));

        Assert.Empty(silent);
    }

    [Fact]
    public void What_was_executed_is_never_stated_to_be_no_call() => Assert.All(
        RecordedReading.Read(Root),
        row => Assert.True(Facts[row.Serializer].StatementOn(row.Way) is { Exists: true }, $"facts.json of {row.Serializer} says that it has no call for {row.Way.Name()}, and it was executed"));

    [Fact]
    public void What_was_executed_stands_before_what_is_stated_and_what_is_above_the_mark_stays()
    {
        var page = ReadingPage.Of("# Mine\n<!-- goldilocks populate --record and goldilocks pieces --record make what follows -->\nstale", [s_filled], new Dictionary<string, SerializerFacts> { ["Fills"] = Facts.First().Value with { Readings = [new([ReadingWay.Segments], Exists: false, "an array", "its manual", default)] } });

        Assert.StartsWith("# Mine\n", page, StringComparison.Ordinal);
        Assert.Contains("| Fills | executed: keeps the object, collection appended | no such API | not looked up | an array |", page, StringComparison.Ordinal);
        Assert.DoesNotContain("stale", page, StringComparison.Ordinal);
    }

    [Fact]
    public void What_is_recorded_is_read_back_as_it_was_written()
    {
        RecordedReading.Write(_folder, [s_filled]);

        Assert.Equal([s_filled], RecordedReading.Read(_folder));
    }

    [Fact]
    public void A_damaged_table_is_named_with_the_command_that_makes_it_anew()
    {
        Directory.CreateDirectory(Path.GetDirectoryName(RecordedReading.PathOf(_folder))!);
        File.WriteAllText(RecordedReading.PathOf(_folder), "way\npopulate\thalf a line\n");

        Assert.Contains("goldilocks populate --record", Assert.Throws<FactsException>(() => RecordedReading.Read(_folder)).Message, StringComparison.Ordinal);
    }
}
