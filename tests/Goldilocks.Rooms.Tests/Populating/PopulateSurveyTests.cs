using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Running;
using Goldilocks.Running.Rosters;
using Goldilocks.Surveys.Populating;

namespace Goldilocks.Rooms.Tests.Populating;

public sealed class PopulateSurveyTests
{
    private static readonly PopulatedAnswer s_appended = new(KeepsObject: true, "appended", new ReadingCost(10, 20), new ReadingCost(30, 40));

    private readonly ScriptedWorkers _workers = new();

    [Fact]
    public void Each_variant_says_what_became_of_the_object_or_why_it_reads_into_new_ones_only()
    {
        _workers.Script("fills", (request, _) => request is PopulateRequest ? s_appended : null);
        _workers.Script("makes", (request, _) => request is PopulateRequest ? new UnsupportedAnswer("it reads into new objects only") : null);

        var rows = Take("fills", "makes");

        Assert.Equal(s_appended, rows[0].Answer);
        Assert.Equal(("it reads into new objects only", (PopulatedAnswer?)null), (rows[1].Outcome.Reason, rows[1].Answer));
    }

    [Fact]
    public void A_library_that_dies_of_it_costs_its_own_row()
    {
        _workers.Script("dies", (request, _) => request is PopulateRequest ? throw ScriptedWorkers.Crash() : null);
        _workers.Script("fills", (request, _) => request is PopulateRequest ? s_appended : null);

        Assert.Equal([nameof(Crashed), nameof(Measured)], Take("dies", "fills").Select(row => row.Outcome.Name));
    }

    [Fact]
    public void What_an_answer_says_goes_over_the_wire_as_it_is() => Assert.Equal(s_appended, Answers.Read(s_appended.ToFrame()));

    private IReadOnlyList<Population> Take(params string[] programs) => new PopulateSurvey(
        new RunRoster(
            [.. programs.Select(program => new Contestant(program, "", "1.0.0", program, IsFloor: false))],
            [],
            [new ChosenWorkload(new WorkloadInfo("books", "", "books", 1, 1, true, [1], new Dictionary<string, int>()), new Dictionary<string, int>(), [1])]),
        TimeSpan.FromSeconds(1),
        new Dictionary<string, string>(),
        _workers.Start).Take(CancellationToken.None);
}
