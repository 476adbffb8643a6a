using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;

namespace Goldilocks.Rooms.Tests.Statistics;

/// <summary>Samples of 1,000 operations that take 100 ns each, and collections that pause for 10 µs.</summary>
public class CollectionCostTests
{
    private const long OperationNanoseconds = 100;
    private const long PauseNanoseconds = 10_000;
    private const long BudgetBytes = 1_000_000;
    private static readonly CellKey Subject = RunScript.Key("Subject");
    private static readonly CellKey Other = RunScript.Key("Other");

    /// <summary>
    /// By hand: 500 bytes in an operation are half of a budget in a sample, so that 20 samples expect 10 collections. Ten pauses are 100 µs, or 5 ns for each of 20,000 operations.
    /// </summary>
    [Fact]
    public void How_many_collections_happened_to_fall_into_a_launch_does_not_move_its_time()
    {
        var script = Budget(new RunScript());
        Launch(script, Subject, launch: 0, bytes: 500, collections: 7);
        Launch(script, Subject, launch: 1, bytes: 500, collections: 13);

        Assert.Equal([105, 105], TimesOf(script));
    }

    /// <summary>By hand: the second process saw none of its 10 collections, and takes the length of the first one's.</summary>
    [Fact]
    public void A_process_that_met_no_collection_pays_for_those_to_be_expected_all_the_same()
    {
        var script = Budget(new RunScript());
        Launch(script, Subject, launch: 0, bytes: 500, collections: 20);
        Launch(script, Subject, launch: 1, bytes: 500, collections: 0);

        Assert.Equal([105, 105], TimesOf(script));
    }

    /// <summary>By hand: 1 is expected and 40 come, as where large objects are allocated. 40 pauses are 400 µs, 20 ns for each of 20,000 operations.</summary>
    [Fact]
    public void Where_collections_come_for_other_reasons_than_bytes_those_that_came_are_shared_out()
    {
        var script = Budget(new RunScript());
        Launch(script, Subject, launch: 0, bytes: 50, collections: 40);

        Assert.Equal(120, Assert.Single(TimesOf(script)));
    }

    [Fact]
    public void Where_no_process_collected_often_enough_to_tell_the_budget_those_that_came_are_shared_out()
    {
        var script = new RunScript();
        Launch(script, Subject, launch: 0, bytes: 500, collections: 4);

        Assert.Empty(CollectionBudget.BytesPerCollection(script.Data.Cells));
        Assert.Equal(102, Assert.Single(TimesOf(script)));
    }

    /// <summary>A collection that one operation has filled the budget for may come in the other's sample.</summary>
    [Fact]
    public void The_budget_is_used_up_by_all_operations_of_a_process_together()
    {
        var script = new RunScript();
        Launch(script, Subject, launch: 0, bytes: 900, collections: 5);
        Launch(script, Subject with { Operation = Goldilocks.Protocol.Operation.Deserialize }, launch: 0, bytes: 100, collections: 15);

        Assert.Equal(BudgetBytes, CollectionBudget.BytesPerCollection(script.Data.Cells)[""]);
    }

    /// <summary>By hand: 1,000 bytes in each of 20,000 operations are 20 collections of a million bytes, or 10 of two million.</summary>
    [Fact]
    public void Each_condition_has_a_budget_of_its_own()
    {
        var script = new RunScript();
        Launch(script, Other with { Condition = "workstation" }, launch: 0, bytes: 1000, collections: 20);
        Launch(script, Other with { Condition = "server" }, launch: 0, bytes: 1000, collections: 10);

        var budgets = CollectionBudget.BytesPerCollection(script.Data.Cells);

        Assert.Equal((BudgetBytes, 2 * BudgetBytes), (budgets["workstation"], budgets["server"]));
    }

    /// <summary>By hand: the middle budget is 0.75 million bytes, so that 107 collections are expected of the four processes together and 150 came. Each process pays for its own.</summary>
    [Fact]
    public void Where_every_process_has_another_budget_those_that_came_are_shared_out()
    {
        var script = new RunScript();
        foreach (var collections in new[] { 10, 20, 40, 80 })
        {
            Launch(script, Subject, launch: collections, bytes: 1000, collections);
        }

        Assert.Equal([105, 110, 120, 140], TimesOf(script));
    }

    /// <summary>Three processes of another program, which tell the budget.</summary>
    private static RunScript Budget(RunScript script)
    {
        for (var launch = 0; launch < 3; launch++)
        {
            Launch(script, Other, launch, bytes: 1000, collections: 20);
        }

        return script;
    }

    private static void Launch(RunScript script, CellKey key, int launch, long bytes, int collections)
    {
        script.Allocated(key, launch, bytes);
        for (var round = 0; round < 20; round++)
        {
            var here = (collections / 20) + (round < collections % 20 ? 1 : 0);
            var sample = script.Sample(key, launch, group: 0, round, OperationNanoseconds);
            var pause = here * PauseNanoseconds;
            var time = sample.ThreadNanoseconds + pause;
            script.Add(sample with { ThreadNanoseconds = time, ProcessNanoseconds = time, PauseNanoseconds = pause, Collections = here });
        }
    }

    private static IEnumerable<double> TimesOf(RunScript script) =>
        RunStatistics.Of(script.Data).Single(cell => cell.Cell.Key == Subject).Launches.Select(launch => Math.Round(launch.Nanoseconds, 9));
}
