using Goldilocks.Catalog;
using Goldilocks.Cli.Surveys;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Running;
using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Readings;

public sealed class ReadingSurveyTests
{
    private static readonly ReadAnswer s_appended = new(1, new ReadingCost(10, 20), new ReadingCost(30, 40), new FilledObject(IsKept: true, "appended"));
    private static readonly ReadAnswer s_read = new(3, new ReadingCost(10, 20), new ReadingCost(30, 40));

    private readonly ScriptedWorkers _workers = new();

    [Fact]
    public void Each_variant_says_what_became_of_the_object_or_why_it_reads_into_new_ones_only()
    {
        _workers.Script("fills", (request, _) => request is ReadRequest ? s_appended : null);
        _workers.Script("makes", (request, _) => request is ReadRequest ? new UnsupportedAnswer("it reads into new objects only") : null);

        var rows = Take([ReadingWay.Populate], "fills", "makes");

        Assert.Equal(s_appended, rows[0].Answer);
        Assert.Equal(("it reads into new objects only", (ReadAnswer?)null), (rows[1].Outcome.Reason, rows[1].Answer));
    }

    [Fact]
    public void A_library_that_dies_of_one_way_is_asked_for_the_next_one_in_a_fresh_process()
    {
        _workers.Script("dies", (request, _) => request is ReadRequest { Way: ReadingWay.Segments } ? throw ScriptedWorkers.Crash() : request is ReadRequest ? s_read : null);
        _workers.Script("reads", (request, _) => request is ReadRequest ? s_read : null);

        var rows = Take([ReadingWay.Segments, ReadingWay.Items], "dies", "reads");

        Assert.Equal([nameof(Crashed), nameof(Measured), nameof(Measured), nameof(Measured)], rows.Select(row => row.Outcome.Name));
        Assert.Equal([ReadingWay.Segments, ReadingWay.Items, ReadingWay.Segments, ReadingWay.Items], rows.Select(row => row.Way));
    }

    [Fact]
    public void Where_nothing_was_executed_the_facts_say_whether_the_library_has_a_call_for_it()
    {
        _workers.Script("has", (request, _) => request is ReadRequest ? new UnsupportedAnswer("unused") : null);
        _workers.Script("lacks", (request, _) => request is ReadRequest ? new UnsupportedAnswer("unused") : null);

        var rows = Take([ReadingWay.Items], "has", "lacks");

        Assert.Equal("not executed, though the library has a call for it: ReadAll", rows[0].Outcome.Reason);
        Assert.Equal("no such API: one value from an array", rows[1].Outcome.Reason);
    }

    [Fact]
    public void What_an_answer_says_goes_over_the_wire_as_it_is()
    {
        Assert.Equal(s_appended, Answers.Read(s_appended.ToFrame()));
        Assert.Equal(s_read, Answers.Read(s_read.ToFrame()));
    }

    private IReadOnlyList<OtherReading> Take(IReadOnlyList<ReadingWay> ways, params string[] programs) => new ReadingSurvey(
        new RunRoster(
            [.. programs.Select(program => new RunVariant(program, "", "1.0.0", program, IsFloor: false))],
            [],
            [new ChosenWorkload(new WorkloadInfo("books", "", "books", 1, 1, true, [1], new Dictionary<string, int>()), new Dictionary<string, int>(), [1])]),
        ways,
        (serializer, _) => serializer switch
        {
            "has" => new ReadingStatement(ways, Exists: true, "ReadAll", "its manual", default),
            "lacks" => new ReadingStatement(ways, Exists: false, "one value from an array", "its manual", default),
            _ => null,
        },
        TimeSpan.FromSeconds(1),
        new Dictionary<string, string>(),
        _workers.Start).Take(CancellationToken.None);
}
