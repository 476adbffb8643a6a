using FsCheck.Fluent;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;

namespace Goldilocks.Rooms.Tests.Statistics;

public class CellStatisticsTests
{
    private static readonly CellKey Base = RunScript.Key("Base");
    private static readonly CellKey Rival = RunScript.Key("Rival");

    /// <summary>By hand: the rounds' ratios are 2, 3 and 2.5. The medians of the times, 200 and 500, belong to different rounds.</summary>
    [Fact]
    public void The_ratio_of_a_launch_is_the_median_of_the_ratios_within_rounds()
    {
        var launch = Assert.Single(Of(Script().Samples(Base, 0, 100, 200, 200).Samples(Rival, 0, 200, 600, 500)).Launches);

        Assert.Equal(new LaunchResult(0, 3, 500, 2.5), launch);
    }

    /// <summary>A neighbour slows both down in the last three rounds; 2 times 100 ns would be 200, where the rival's own samples say 300 most of the time.</summary>
    [Fact]
    public void The_time_of_a_launch_is_its_ratio_times_the_baselines_time()
    {
        var launch = Assert.Single(Of(Script().Samples(Base, 0, 100, 100, 100, 150, 150).Samples(Rival, 0, 200, 200, 300, 300, 300)).Launches);

        Assert.Equal(new LaunchResult(0, 5, 200, 2), launch);
    }

    /// <summary>By hand: the baseline takes 100 and 400 ns, 200 in the geometric mean; the rival was only measured in the second launch, and is twice as slow.</summary>
    [Fact]
    public void A_table_has_one_time_of_the_baseline_and_a_rows_time_is_its_ratio_times_that()
    {
        var cell = Of(Script().Samples(Base, 0, 100, 100, 100).Samples(Base, 1, 400, 400, 400).Samples(Rival, 1, 800, 800, 800));

        Assert.Equal(2, cell.Ratio!.Value);
        Assert.Equal(400, cell.Nanoseconds!.Value, 9);
    }

    /// <summary>The geometric mean of 2 and 8 is 4, where the mean would be 5 and would favour the baseline.</summary>
    [Fact]
    public void Of_an_even_count_of_rounds_the_middle_two_meet_at_their_geometric_mean()
    {
        var cell = Of(Script().Samples(Base, 0, 100, 100, 100, 100).Samples(Rival, 0, 100, 200, 800, 900));

        Assert.Equal(4, cell.Launches[0].Ratio!.Value, 12);
    }

    /// <summary>By hand: the logarithms of 2 and 8 are ln 4 -+ ln 2. They are the only row, so the typical variance is theirs, 2 (ln 2)^2, over the median of F with 1 and 2 degrees of freedom, 2/3; with both there are 3 degrees.</summary>
    [Fact]
    public void The_final_ratio_is_the_geometric_mean_of_the_launches_with_an_interval_of_95_percent()
    {
        var cell = Of(Launches(200, 800));

        var own = 2 * Math.Log(2) * Math.Log(2);
        var half = 3.18245 * Math.Sqrt((own + (2 * own * 1.5)) / 3 / 2);
        Assert.Equal(4, cell.Ratio!.Value, 12);
        Assert.Equal(4 / Math.Exp(half), cell.Ratio.Low, 4);
        Assert.Equal(4 * Math.Exp(half), cell.Ratio.High, 2);
        Assert.Equal(0.95, cell.Ratio.Coverage);
        Assert.Equal(400, cell.Nanoseconds!.Value, 9);
        Assert.Equal((100 * cell.Ratio.Low, 100 * cell.Ratio.High), (cell.Nanoseconds.Low, cell.Nanoseconds.High));
    }

    [Fact]
    public void A_launch_more_than_10_percent_off_is_listed_and_counts()
    {
        var cell = Of(Launches(200, 200, 221, 179, 219));

        Assert.Equal([2, 3], cell.Outliers.Select(launch => launch.Launch));
        Assert.Equal(5, cell.Launches.Count);
        Assert.Equal(Math.Pow(2 * 2 * 2.21 * 1.79 * 2.19, 0.2), cell.Ratio!.Value, 12);
    }

    /// <summary>By hand: three times the first of the baseline's processes, and a third of the second, which is nine times as slow: once, as the geometric mean.</summary>
    [Fact]
    public void Where_the_baseline_has_several_processes_the_ratio_is_the_mean_of_those_to_each()
    {
        var script = Script().Samples(Base, 0, 100, 200, 300).SamplesOfProcess(Base, 0, 1, 900, 1800, 2700).Samples(Rival, 0, 300, 600, 900);

        Assert.Equal(1, Of(script).Launches[0].Ratio!.Value, 12);
    }

    [Fact]
    public void The_baselines_own_ratio_is_1_however_its_processes_differ()
    {
        var script = Script().Samples(Base, 0, 100, 200, 300).SamplesOfProcess(Base, 0, 1, 900, 1800, 2700).Samples(Rival, 0, 300, 600, 900);
        var baseline = RunStatistics.Of(script.Data).Single(cell => cell.Cell.Key == Base);

        Assert.Equal(new LaunchResult(0, 6, 600, 1), Assert.Single(baseline.Launches));
    }

    [Fact]
    public void A_process_of_the_baseline_that_was_lost_leaves_the_ratio_to_the_others()
    {
        var script = Script().Samples(Base, 0, 100, 200, 300, 400).SamplesOfProcess(Base, 0, 1, 50).Samples(Rival, 0, 300, 600, 900, 1200);

        Assert.Equal(new LaunchResult(0, 4, 750, 3), Assert.Single(Of(script).Launches));
    }

    [Fact]
    public void Rounds_without_their_partner_make_no_pair()
    {
        var cell = Of(Script().Samples(Base, 0, 100, 100, 100).Samples(Rival, 0, 200, 200, 200, 900, 900, 900));

        Assert.Equal(new LaunchResult(0, 3, 200, 2), Assert.Single(cell.Launches));
    }

    [Fact]
    public void A_launch_that_was_cut_off_before_the_least_count_of_pairs_does_not_count()
    {
        var cell = Of(Launches(200, 210).Samples(Base, 2, 100, 100, 100).Samples(Rival, 2, 900, 900));

        Assert.Equal([0, 1], cell.Launches.Select(launch => launch.Launch));
        Assert.Equal(8, cell.Cell.Samples.Count);
    }

    [Fact]
    public void No_sample_is_paired_with_another_group_or_launch()
    {
        var cell = Of(Script()
            .SamplesInGroup(Base, 0, 0, 100, 100, 100)
            .SamplesInGroup(Base, 0, 1, 200, 200, 200)
            .SamplesInGroup(Base, 1, 0, 400, 400, 400)
            .SamplesInGroup(Rival, 0, 1, 600, 600, 600)
            .SamplesInGroup(Rival, 1, 1, 600, 600, 600));

        Assert.Equal(new LaunchResult(0, 3, 450, 3), Assert.Single(cell.Launches));
    }

    [Fact]
    public void The_baseline_is_one_in_every_launch_and_lives_in_every_group()
    {
        var script = Script().SamplesInGroup(Base, 0, 0, 100, 101, 102).SamplesInGroup(Base, 0, 1, 300, 301, 302).SamplesInGroup(Base, 0, 2, 200, 201, 202);

        var cell = RunStatistics.Of(script.Data).Single();

        Assert.Equal(new LaunchResult(0, 9, 201, 1), Assert.Single(cell.Launches));
        Assert.Equal(new Interval(1, 1, 1, 0.95), cell.Ratio);
    }

    [Fact]
    public void Without_a_baseline_there_are_times_and_no_ratios()
    {
        var cell = RunStatistics.Of(new RunScript().Samples(Rival, 0, 200, 210, 220).Data).Single();

        Assert.Null(cell.Ratio);
        Assert.Equal(new LaunchResult(0, 3, 210, null), Assert.Single(cell.Launches));
    }

    [Fact]
    public void A_baseline_that_answered_wrong_is_no_baseline() =>
        Assert.Null(Of(Launches(200, 210, 220).Outcome(Base, 2, new WrongAnswer("$.Id"))).Ratio);

    [Fact]
    public void A_ratio_that_is_the_same_in_every_round_is_found_exactly_whatever_noise_the_pair_shares() => Check.That(
        from noise in Gen.Choose(1, 1_000_000).ArrayOf(20)
        from launches in Gen.Choose(1, 5)
        from factor in Gen.Choose(1, 50)
        select (Noise: noise, Launches: launches, Factor: factor),
        drawn =>
        {
            var script = Script();
            for (var launch = 0; launch < drawn.Launches; launch++)
            {
                var common = drawn.Noise.Select(noise => (long)noise * (launch + 1)).ToArray();
                script.Samples(Base, launch, [.. common.Select(noise => 8 * noise)]).Samples(Rival, launch, [.. common.Select(noise => drawn.Factor * noise)]);
            }

            var ratio = drawn.Factor / 8.0;
            return Of(script).Ratio is { } found && found.Value == ratio && found.Low == ratio && found.High == ratio;
        });

    [Fact]
    public void The_order_in_which_samples_were_written_does_not_matter() => Check.That(
        from times in Gen.Choose(50, 500).ArrayOf(60)
        from order in Gen.Shuffle(Enumerable.Range(0, 60).ToArray())
        select (Times: times, Order: order),
        drawn =>
        {
            SampleEvent SampleAt(RunScript script, int index) =>
                script.Sample(index % 2 == 0 ? Base : Rival, index / 20, 0, index % 20 / 2, drawn.Times[index]);

            CellStatistics Written(IEnumerable<int> order)
            {
                var script = Script();
                foreach (var index in order)
                {
                    script.Add(SampleAt(script, index));
                }

                return Of(script);
            }

            var (straight, shuffled) = (Written(Enumerable.Range(0, 60)), Written(drawn.Order));
            return straight.Ratio == shuffled.Ratio && straight.Nanoseconds == shuffled.Nanoseconds && straight.Totals == shuffled.Totals;
        });

    /// <summary>By hand: 3 collections in 3 samples of 1,000 operations; 600 of 1,200 microseconds paused; 1.5 times as much wall time.</summary>
    [Fact]
    public void Collections_pauses_and_waiting_are_summed_over_the_launches_that_count()
    {
        var script = new RunScript();
        for (var round = 0; round < 3; round++)
        {
            script.Add(script.Sample(Rival, 0, 0, round, 400) with { WallNanoseconds = 600_000, PauseNanoseconds = 200_000, Collections = 1 });
        }

        script.Add(script.Sample(Rival, 1, 0, 0, 400) with { Collections = 100 });
        var totals = RunStatistics.Of(script.Data).Single().Totals;

        Assert.Equal((1.0, 0.5, 1.5), (totals.CollectionsPer1000, totals.PauseShare, totals.WallPerCpu));
    }

    [Fact]
    public void The_first_call_is_the_median_over_fresh_processes()
    {
        var script = Launches(200, 200, 200).Verified(Rival, 0, 10, firstCall: 900, bind: 5).Verified(Rival, 1, 10, firstCall: 700, bind: 9).Verified(Rival, 2, 12, firstCall: 800, bind: 7);
        var cell = Of(script);

        Assert.Equal((800, 7), (cell.FirstCallNanoseconds, cell.BindNanoseconds));
        Assert.Equal(new PayloadSize(10, Varies: true), cell.Payload);
    }

    private static CellStatistics Of(RunScript script) => RunStatistics.Of(script.Data).Single(cell => cell.Cell.Key == Rival);

    private static RunScript Script() => new RunScript().Baseline("person", "Base", "1.0.0");

    /// <summary>The baseline takes 100 ns in every round, the rival the given times, one for each launch.</summary>
    private static RunScript Launches(params long[] rival)
    {
        var script = Script();
        for (var launch = 0; launch < rival.Length; launch++)
        {
            script.Samples(Base, launch, 100, 100, 100).Samples(Rival, launch, rival[launch], rival[launch], rival[launch]);
        }

        return script;
    }
}
