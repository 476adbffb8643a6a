using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;
using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Running;

/// <summary>Sinks and asynchronous operations are rows of their own beside the usual one.</summary>
public sealed class BindingWayTests
{
    private static readonly WorkerDescription s_description = new(
        "runtime",
        "thread-cpu",
        ["", "generated"],
        [],
        [new WorkloadInfo("person", "", "persons", 1, 1, true, [1], new Dictionary<string, int>())]);

    [Fact]
    public void A_run_measures_memory_when_nothing_is_asked() =>
        Assert.Equal(["Honest", "Honest (generated)"], Labels(Plan()));

    [Fact]
    public void Every_sink_is_a_row_and_so_is_every_asynchronous_way()
    {
        var labels = Labels(Plan() with { Sinks = [Sink.Memory, Sink.File], Async = true });

        Assert.Equal(
            [
                "Honest", "Honest (to a file)", "Honest (async)", "Honest (async to a file)",
                "Honest (generated)", "Honest (generated, to a file)", "Honest (generated, async)", "Honest (generated, async to a file)",
            ],
            labels);
    }

    [Fact]
    public void The_worker_is_asked_for_the_variant_itself_and_told_the_way()
    {
        var roster = Roster(Plan() with { Sinks = [Sink.File], Async = true });
        var last = roster.Variants[^1];

        var request = WorkerDialogue.OpenRequest(last, roster.Workloads[0], size: 1, seed: 1);

        Assert.Equal(("generated", Sink.File, true), (request.Subject.Variant, request.Sink, request.IsAsync));
    }

    [Fact]
    public void Ratios_are_to_the_baseline_in_the_first_way() =>
        Assert.Equal("Honest (to a file)", Roster(Plan() with { Sinks = [Sink.File, Sink.Memory] }).BaselineCandidates[0].Label);

    private static IEnumerable<string> Labels(RunPlan plan) => Roster(plan).Variants.Select(variant => variant.Label);

    private static RunRoster Roster(RunPlan plan) => RosterBuilder.Make(plan, [new ReadySerializer("Honest", null, "1", "worker.dll", s_description)], codecs: []);

    private static RunPlan Plan() => RunScript.InfoOf("run").Plan with { Serializers = [], Baseline = "Honest", Workloads = ["person"], Sizes = [], Parameters = new Dictionary<string, int>(), Controls = 0 };
}
