using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Running;

/// <summary>Turns, groups, stopping and the effects of a failure, with workers that follow a script instead of processes.</summary>
public sealed class SchedulerTests
{
    [Fact]
    public void In_every_round_every_member_takes_one_turn()
    {
        using var run = new ScriptedRun("Base", "First", "Second");

        var data = run.Run();

        Assert.Equal(4 * 3, run.Samples.Count);
        Assert.All(run.Samples.Chunk(3), round => Assert.Equal(["Base", "First", "Second"], round.Select(asked => asked.Worker).Order()));
        Assert.Equal("0 1 2 3", RoundsOf(data, "First"));
        Assert.Equal([0, 1, 2], data.Cells.SelectMany(cell => cell.Samples).Where(sample => sample.Round == 0).Select(sample => sample.Position).Order());
    }

    [Fact]
    public void Groups_are_one_after_the_other_and_the_baseline_is_in_each_with_the_same_process()
    {
        using var run = new ScriptedRun("Base", "First", "Second", "Third") { Settings = ScriptedRun.Short with { GroupSize = 2 } };

        var data = run.Run();

        Assert.Equal(3 * 4 * 2, run.Samples.Count);
        Assert.All(run.Samples.Chunk(8), group => Assert.Equal(2, group.Select(asked => asked.Worker).Distinct().Count()));
        Assert.All(run.Samples.Chunk(8), group => Assert.Contains("Base", group.Select(asked => asked.Worker)));
        Assert.Single(run.Samples.Where(asked => asked.Worker == "Base").Select(asked => asked.Process).Distinct());
        Assert.Equal([0, 1, 2], Cell(data, "Base").Samples.Select(sample => sample.Group).Distinct());
    }

    [Fact]
    public void Nothing_is_timed_while_another_member_prepares_or_finishes()
    {
        using var run = new ScriptedRun("Base", "First", "Second");

        run.Run();

        // Before the group the baseline is tried in a process of its own.
        var kinds = run.Workers.Log.Where(asked => asked.Request is WarmRequest or SampleRequest or AllocateRequest).Select(asked => asked.Request.Verb).ToList();
        Assert.Equal(
            [.. Enumerable.Repeat(Verbs.Warm, 3), .. Enumerable.Repeat(Verbs.Take, 12), .. Enumerable.Repeat(Verbs.Allocate, 3)],
            kinds);
    }

    [Fact]
    public void A_refused_sample_costs_its_own_row_and_the_others_play_on()
    {
        using var run = new ScriptedRun("Base", "First", "Second");
        var samples = 0;
        run.Workers.Script("First", (request, _) => request is SampleRequest && ++samples == 2 ? new FailedAnswer("System.Exception", "the pool is empty", "") : null);

        var data = run.Run();

        Assert.Equal(new Failed("System.Exception", "the pool is empty"), Outcome(data, "First"));
        Assert.Equal(2, samples);
        Assert.Equal("0 1 2 3", RoundsOf(data, "Base"));
        Assert.Equal("0 1 2 3", RoundsOf(data, "Second"));
    }

    [Fact]
    public void A_process_that_is_lost_in_a_sample_costs_its_own_row_and_is_asked_nothing_more()
    {
        using var run = new ScriptedRun("Base", "First", "Second");
        run.Workers.Script("First", (request, _) => request is SampleRequest ? throw ScriptedWorkers.Crash() : null);

        var data = run.Run();

        Assert.Equal(new Crashed(139, "it crashed"), Outcome(data, "First"));
        Assert.IsType<SampleRequest>(run.Workers.Log.Last(asked => asked.Worker == "First").Request);
        Assert.Equal("0 1 2 3", RoundsOf(data, "Second"));
    }

    [Fact]
    public void An_answer_that_cannot_be_the_answer_ends_the_worker_and_is_its_rows_failure()
    {
        using var run = new ScriptedRun("Base", "First");
        run.Workers.Script("First", (request, _) => request is SampleRequest ? new RecheckedAnswer(100) : null);

        var data = run.Run();

        Assert.Equal(new Failed("ProtocolException", "the worker answered 'take' with 'rechecked', which does not answer that request"), Outcome(data, "First"));
        Assert.Contains(run.Workers.Started, worker => worker.IsKilled);
        Assert.Equal("0 1 2 3", RoundsOf(data, "Base"));
    }

    [Fact]
    public void Two_bindings_of_one_number_end_the_worker()
    {
        using var worker = new ScriptedWorker(_ => new OpenedAnswer(7));
        var dialogue = new WorkerDialogue(worker, TimeSpan.FromSeconds(1));
        OpenRequest Size(int size) => new(new Subject("", "bookshelf", size, 1, new Dictionary<string, int>()), null, Sink.Memory, IsAsync: false);
        Assert.True(dialogue.Open(Size(1)).Has(out _, out _));

        var lost = Assert.Throws<WorkerLostException>(() => dialogue.Open(Size(2)));

        Assert.Equal(new Failed("ProtocolException", "the worker answered 'open' with 'opened' and the number 7, which another binding has"), lost.Outcome);
        Assert.True(worker.IsKilled);
    }

    [Fact]
    public void Each_size_has_processes_of_its_own()
    {
        using var run = new ScriptedRun("Base", "First") { Sizes = [1, 2, 3] };

        var data = run.Run();

        // The first process of the baseline only tries whether it can take the workload.
        var opened = run.Workers.Log.Where(asked => asked.Request is OpenRequest && asked is not { Worker: "Base", Process: 0 }).ToList();
        Assert.Equal(2 * 3, opened.Select(asked => (asked.Worker, asked.Process)).Distinct().Count());
        Assert.Equal(2 * 3, opened.Count);
        Assert.All(run.Sizes, size => Assert.Equal("0 1 2 3", RoundsOf(data, "First", size)));
    }

    [Fact]
    public void A_size_that_kills_its_process_costs_its_own_row()
    {
        using var run = new ScriptedRun("Base", "First") { Sizes = [1, 2, 3] };
        run.Workers.Script("First", (request, _) => request is OpenRequest { Subject.Size: 2 } ? throw ScriptedWorkers.Crash() : null);

        var data = run.Run();

        Assert.Equal(new Crashed(139, "it crashed"), Outcome(data, "First", size: 2));
        Assert.Null(Outcome(data, "First", size: 1));
        Assert.Equal("0 1 2 3", RoundsOf(data, "First", size: 3));
        Assert.Equal([1, 2, 3], run.Workers.Log.Where(asked => asked.Worker == "First").Select(asked => asked.Request).OfType<OpenRequest>().Select(open => open.Subject.Size).Order());
    }

    [Fact]
    public void A_process_of_the_baseline_that_is_lost_with_one_size_is_started_again_for_the_next_size()
    {
        using var run = new ScriptedRun("Base", "First", "Second") { Sizes = [1, 2], Settings = ScriptedRun.Short with { GroupSize = 2 } };
        run.Workers.Script("Base", (request, process) => request is SampleRequest && process == 1 ? throw ScriptedWorkers.Crash() : null);

        var data = run.Run();

        // Process 0 is the one in which the baseline was tried.
        Assert.Equal(2 * 4, run.Samples.Count(asked => asked is { Worker: "Base", Process: 2 }));
        Assert.Single(run.Workers.Log, asked => asked is { Worker: "Base", Process: 2, Request: OpenRequest });
        Assert.All(run.Variants.Skip(1), variant => Assert.All(run.Sizes, size => Assert.Equal("0 1 2 3", RoundsOf(data, variant.Serializer, size))));
    }

    [Fact]
    public void Where_the_baseline_cannot_take_a_workload_the_next_variant_that_can_stands_in_for_it()
    {
        using var run = new ScriptedRun("Base", "First", "Second");
        run.Workers.Script("Base", (request, _) => request is VerifyRequest ? new DifferentAnswer("Id: 1 and 2") : null);
        run.Workers.Script("First", (request, _) => request is OpenRequest ? new OpenedAnswer(1, DeserializeUnsupported: "it only writes", Partial: "tokens") : null);

        var data = run.Run();

        Assert.Equal(new WrongAnswer("Id: 1 and 2"), Outcome(data, "Base"));
        Assert.Equal(["Base cannot do bookshelf; its ratios are to Second."], run.Warnings);
        Assert.Equal("0 1 2 3", RoundsOf(data, "First"));
    }

    [Fact]
    public void An_operation_that_there_is_not_is_never_asked_for()
    {
        using var run = new ScriptedRun("Base", "First") { Operations = Goldilocks.Protocol.Operations.All };
        run.Workers.Script("First", (request, _) => request is OpenRequest ? new OpenedAnswer(1, SerializeUnsupported: "it only reads") : null);

        var data = run.Run();

        Assert.Equal(new Unsupported("it only reads"), Outcome(data, "First", Operation.Serialize));
        Assert.Null(Outcome(data, "First", Operation.Deserialize));
        Assert.DoesNotContain(run.Samples, asked => asked is { Worker: "First", Request: SampleRequest { Operation: Operation.Serialize } });
    }

    [Fact]
    public void A_wrong_answer_after_measuring_is_found()
    {
        using var run = new ScriptedRun("Base", "First");
        run.Workers.Script("First", (request, _) => request is RecheckRequest ? new DifferentAnswer("after measuring: Id: 1 and 2") : null);

        Assert.Equal(new WrongAnswer("after measuring: Id: 1 and 2"), Outcome(run.Run(), "First"));
    }

    [Fact]
    public void A_payload_that_changed_its_length_counts_where_a_new_process_reads_it()
    {
        using var run = new ScriptedRun("Base", "First");
        run.Workers.Script("First", (request, _) => request is RecheckRequest ? new RecheckedAnswer(101) { Changed = "AAAA" } : request is UnpackRequest { IsCompared: true, Payload: "AAAA" } ? new UnpackedAnswer("") : null);

        var data = run.Run();

        Assert.Null(Outcome(data, "First"));
        Assert.Contains(run.Events.OfType<NoteEvent>(), note => note.Text.Contains("its payload changes its length from call to call", StringComparison.Ordinal));
    }

    [Fact]
    public void A_payload_that_only_the_process_that_wrote_it_can_read_is_a_wrong_answer()
    {
        using var run = new ScriptedRun("Base", "First");
        run.Workers.Script("First", (request, _) => request is RecheckRequest ? new RecheckedAnswer(99) { Changed = "AAAA" } : request is UnpackRequest ? new DifferentAnswer("Id: 1 and 0") : null);

        Assert.Equal(
            new WrongAnswer("the last payload has another length than the first, and a new process reads it as another value: Id: 1 and 0"),
            Outcome(run.Run(), "First"));
    }

    [Fact]
    public void What_failed_in_one_launch_is_not_tried_in_the_next()
    {
        using var run = new ScriptedRun("Base", "First", "Second") { Settings = ScriptedRun.Short with { MinimumLaunches = 3, MaximumLaunches = 3 } };
        run.Workers.Script("First", (request, _) => request is VerifyRequest ? new FailedAnswer("System.Exception", "no", "") : null);

        var data = run.Run();

        Assert.Single(run.Workers.Log, asked => asked is { Worker: "First", Request: OpenRequest });
        Assert.Equal("0 1 2", LaunchesOf(data, "Second", 1));
    }

    [Fact]
    public void A_slow_cell_plays_as_many_rounds_as_its_share_of_time_has_room_for_and_the_baseline_plays_them_all()
    {
        using var run = new ScriptedRun("Base", "Slow", "Fast") { Settings = ScriptedRun.Short with { Rounds = 9, MinimumRounds = 2, CellSeconds = 3 } };
        run.Workers.Script("Slow", (request, _) => request is WarmRequest warm
            ? new WarmedAnswer(1, true, 1, [.. warm.Cells.Select(cell => new SamplePlan(cell.Binding, cell.Operation, 1, 1_000_000_000))])
            : null);

        var data = run.Run();

        Assert.Equal("0 1 2", RoundsOf(data, "Slow"));
        Assert.Equal("0 1 2 3 4 5 6 7 8", RoundsOf(data, "Base"));
        Assert.Equal("0 1 2 3 4 5 6 7 8", RoundsOf(data, "Fast"));
    }

    [Fact]
    public void A_warm_up_in_steps_rehearses_the_samples_in_between_and_records_none_of_them()
    {
        using var run = new ScriptedRun("Base", "First");
        var steps = 0;
        run.Workers.Script("First", (request, _) => request is WarmRequest && ++steps <= 3 ? new WarmingAnswer() : null);

        var data = run.Run();

        Assert.Equal(3, run.Workers.Log.Count(asked => asked is { Worker: "First", Request: SampleRequest { Operations: 0 } }));
        Assert.Equal(4, Cell(data, "First").Samples.Count);
    }

    [Fact]
    public void A_run_that_is_cancelled_ends_every_worker_and_blames_none()
    {
        using var run = new ScriptedRun("Base", "First", "Second");
        using var cancellation = new CancellationTokenSource();
        var samples = 0;
        run.Workers.Script("First", (request, _) =>
        {
            if (request is SampleRequest && ++samples == 2)
            {
                cancellation.Cancel();
                throw ScriptedWorkers.Crash();
            }

            return null;
        });

        Assert.ThrowsAny<OperationCanceledException>(() => run.Run(cancellation: cancellation.Token));

        var data = run.Read();
        Assert.All(run.Workers.Started.Skip(1), worker => Assert.True(worker.IsKilled));
        Assert.All(run.Workers.Started, worker => Assert.True(worker.IsDisposed));
        Assert.All(data.Cells, cell => Assert.Null(Outcome(data, cell.Key.Serializer)));
    }

    [Fact]
    public void Every_worker_that_was_started_is_disposed()
    {
        using var run = new ScriptedRun("Base", "First", "Second", "Third") { Sizes = [1, 2] };
        run.Workers.Script("First", (request, _) => request is WarmRequest ? throw ScriptedWorkers.Crash() : null);
        run.Workers.Script("Second", (request, _) => request is OpenRequest { Subject.Size: 2 } ? throw ScriptedWorkers.Crash() : null);

        run.Run();

        Assert.All(run.Workers.Started, worker => Assert.True(worker.IsDisposed));
    }

    private static CellData Cell(RunData data, string serializer, Operation operation = Operation.Serialize, int size = 1) =>
        data.Cells.Single(cell => cell.Key.Serializer == serializer && cell.Key.Operation == operation && cell.Key.Size == size);

    /// <summary>Null for one that was measured.</summary>
    private static Outcome? Outcome(RunData data, string serializer, Operation operation = Operation.Serialize, int size = 1) =>
        Cell(data, serializer, operation, size).Outcomes is [.., var last] ? last.Outcome : null;

    private static string RoundsOf(RunData data, string serializer, int size = 1) =>
        string.Join(' ', Cell(data, serializer, size: size).Samples.Select(sample => sample.Round).Distinct().Order());

    private static string LaunchesOf(RunData data, string serializer, int size) =>
        string.Join(' ', Cell(data, serializer, size: size).Samples.Select(sample => sample.Launch).Distinct().Order());
}
