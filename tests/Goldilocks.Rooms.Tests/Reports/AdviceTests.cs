using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;

namespace Goldilocks.Rooms.Tests.Reports;

public class AdviceTests
{
    private static readonly CellKey Base = RunScript.Key("Base");
    private static readonly CellKey Rival = RunScript.Key("Rival");

    [Fact]
    public void A_quiet_run_needs_none() => Assert.Empty(Of(Quiet()));

    [Fact]
    public void Many_launches_off_their_median_are_noise()
    {
        var script = Quiet().Samples(Base, 3, 100, 100, 100).Samples(Rival, 3, 500, 500, 500).Samples(Base, 4, 100, 100, 100).Samples(Rival, 4, 900, 900, 900);

        Assert.StartsWith("2 of 10 launches were more than 10 % off their median, which is more than a tenth.", Single(script, "noise"), StringComparison.Ordinal);
        Assert.EndsWith("Close other programs and run again: goldilocks run --quick", Single(script, "noise"), StringComparison.Ordinal);
    }

    [Fact]
    public void Waiting_for_the_processor_is_a_busy_neighbour()
    {
        var script = Baseline();
        foreach (var (key, time) in new[] { (Base, 100), (Rival, 200) })
        {
            for (var round = 0; round < 3; round++)
            {
                script.Add(script.Sample(key, 0, 0, round, time) with { WallNanoseconds = time * 1340 });
            }
        }

        Assert.StartsWith("Wall time was 1.34 times CPU time: another process was busy.", Single(script, "busy"), StringComparison.Ordinal);
    }

    [Fact]
    public void A_missing_thread_clock_is_told()
    {
        var script = Baseline();
        for (var round = 0; round < 3; round++)
        {
            script.Add(script.Sample(Base, 0, 0, round, 100) with { ThreadNanoseconds = 0 });
        }

        Assert.Contains("times are wall time", Single(script, "clock"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(new long[] { 100, 100, 100, 112, 112 }, "The baseline became 12 % slower while the run went on")]
    [InlineData(new long[] { 100, 100, 70, 70 }, "The baseline became 30 % faster while the run went on")]
    public void A_baseline_that_drifts_is_a_processor_that_changed_its_speed(long[] launches, string said) =>
        Assert.StartsWith(said, Single(BaselineOf(launches), "throttling"), StringComparison.Ordinal);

    [Fact]
    public void One_slow_launch_is_no_drift() => Assert.DoesNotContain(Of(BaselineOf(100, 100, 150, 100, 100)), advice => advice.Topic == "throttling");

    [Fact]
    public void One_workload_that_drifts_among_others_that_do_not_is_no_drift()
    {
        var script = BaselineOf(100, 150).Baseline("order", "Base", "1.0.0").Baseline("bookshelf", "Base", "1.0.0");
        foreach (var (workload, launch) in new[] { ("order", 0), ("order", 1), ("bookshelf", 0), ("bookshelf", 1) })
        {
            script.Samples(RunScript.Key("Base", workload: workload), launch, 100, 100, 100);
        }

        Assert.DoesNotContain(Of(script), advice => advice.Topic == "throttling");
    }

    [Fact]
    public void A_debug_build_and_a_power_saving_profile_are_told()
    {
        var script = Quiet();
        script.Info = script.Info with { Machine = script.Info.Machine with { BuildConfiguration = "Debug", PowerProfile = "powersave" } };

        Assert.Equal(["debug-build", "power"], Of(script).Select(advice => advice.Topic));
        Assert.Contains("'powersave'", Single(script, "power"), StringComparison.Ordinal);
    }

    [Fact]
    public void A_package_from_elsewhere_is_told() => Assert.StartsWith(
        "Not from the usual package source: MemoryPack 1.21.4.",
        Single(Quiet().Add(new SerializerEvent("MemoryPack", "1.21.4", [""], [], null, "local", [])), "source"),
        StringComparison.Ordinal);

    [Fact]
    public void A_warmup_that_was_not_quiet_names_the_cells()
    {
        var script = Quiet();

        Assert.StartsWith(
            "Still compiling when the warm-up's limit of 10 s was reached: Rival.",
            Single(script.Add(new WarmedEvent(script.Cell(Rival), 0, 1, false, 1)), "warm-up"),
            StringComparison.Ordinal);
    }

    [Fact]
    public void Wide_intervals_are_counted() => Assert.Equal(
        "1 of 2 ratios have an interval wider than 3 % to either side. More launches narrow them: goldilocks run --thorough.",
        Single(OneWideInterval(), "precision"));

    [Theory]
    [InlineData(5, "Cells that would be too wide even after the last launch got fewer launches. Close other programs, or choose more for all of them with --launches.")]
    [InlineData(15, "Close other programs, or choose more for all of them with --launches.")]
    public void A_thorough_run_says_that_it_gave_some_up_only_where_it_may_have(int minimumLaunches, string advice)
    {
        var script = OneWideInterval();
        script.Info = script.Info with { Plan = script.Info.Plan with { Preset = "thorough", Settings = RunScript.Settings with { MinimumLaunches = minimumLaunches, MaximumLaunches = 15 } } };

        Assert.Equal("1 of 2 ratios have an interval wider than 3 % to either side. " + advice, Single(script, "precision"));
    }

    [Fact]
    public void Another_digest_means_another_value() => Assert.StartsWith(
        "Rival 1.0.0 on person serialized another value than the others did.",
        Single(Quiet().Verified(Base, 0, 10).Verified(Base, 1, 10).Verified(Rival, 0, 10, digest: "d2"), "digest"),
        StringComparison.Ordinal);

    [Fact]
    public void An_interrupted_run_says_how_to_go_on()
    {
        var script = Quiet();
        script.Cell(RunScript.Key("Late"));

        Assert.Equal("The run ended before 1 cell was measured. Go on with: goldilocks run --resume and this run's folder.", Single(script, "incomplete"));
    }

    [Fact]
    public void A_workload_without_a_baseline_is_told() => Assert.StartsWith(
        "order has no ratios,", Single(Quiet().Samples(RunScript.Key("Rival", workload: "order"), 0, 10, 10, 10), "baseline"), StringComparison.Ordinal);

    [Fact]
    public void What_the_run_itself_warned_of_is_said_once() =>
        Assert.Equal("Two at once.", Single(Quiet().Add(new WarningEvent("Two at once.")).Add(new WarningEvent("Two at once.")), "run"));

    [Fact]
    public void The_numbers_are_the_same_everywhere() => Cultures.All(() =>
        Assert.StartsWith("The baseline became 12 % slower", Single(BaselineOf(100, 112), "throttling"), StringComparison.Ordinal));

    private static IReadOnlyList<Advice> Of(RunScript script) => ReportBuilder.Build(script.Data).Advice;

    private static string Single(RunScript script, string topic) => Assert.Single(Of(script), advice => advice.Topic == topic).Text;

    private static RunScript OneWideInterval()
    {
        var script = Baseline();
        for (var launch = 0; launch < 3; launch++)
        {
            script.Samples(Base, launch, 100, 100, 100).Samples(Rival, launch, 200 + (launch * 9), 200 + (launch * 9), 200 + (launch * 9));
        }

        return script;
    }

    private static RunScript Baseline() => new RunScript().Baseline("person", "Base", "1.0.0");

    private static RunScript BaselineOf(params long[] launches)
    {
        var script = Baseline();
        for (var launch = 0; launch < launches.Length; launch++)
        {
            script.Samples(Base, launch, launches[launch], launches[launch], launches[launch]);
        }

        return script;
    }

    private static RunScript Quiet()
    {
        var script = BaselineOf(100, 100, 100);
        for (var launch = 0; launch < 3; launch++)
        {
            script.Samples(Rival, launch, 200, 200, 200);
        }

        script.Info = script.Info with { Plan = script.Info.Plan with { Operations = [Operation.Serialize] } };
        return script;
    }
}
