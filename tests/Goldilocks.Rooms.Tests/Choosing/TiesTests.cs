using Goldilocks.Reporting.Choosing;
using static Goldilocks.Rooms.Tests.Choosing.Shop;

namespace Goldilocks.Rooms.Tests.Choosing;

/// <summary>Which of two comes first, and why.</summary>
public sealed class TiesTests
{
    [Fact]
    public void Of_two_with_equal_bytes_the_faster_is_first_and_not_the_one_whose_name_is()
    {
        var choice = new Shop().Add("Alike", 0.5, 0.5, bytes: 10).Add("Better", 0.4, 0.4, bytes: 10).Choose(new Wishes(new HashSet<Requirement> { Requirement.Text }, Aim.Size));

        Assert.Equal(["Better", "Alike"], choice.Eligible.Take(2).Select(judged => judged.Candidate.Key.Serializer));
        Assert.Equal("it takes no more time", choice.Separation!.Rule);
    }

    [Fact]
    public void A_ranking_follows_the_figures_and_a_choice_prefers_the_safer_of_those_that_are_tied()
    {
        var shop = new Shop().Add("Quick", 0.5, 0.5, scatter: [1, 1.1, 0.9], facts: Facts(dangers: [Kills()])).Add("Safe", 0.51, 0.51, scatter: [1.1, 0.9, 1]);

        Assert.StartsWith("Quick", ChoiceJson.Of(shop.Choose()).Ranking[0], StringComparison.Ordinal);
        Assert.StartsWith("Safe", ChoiceJson.Of(shop.Choose(Requirement.Text)).Ranking[0], StringComparison.Ordinal);
    }

    [Fact]
    public void A_choice_before_the_baseline_has_the_interval_of_its_own_ratio()
    {
        var choice = new Shop().Add("Quick", 0.5, 0.5, scatter: [1, 1.02, 0.98]).Choose(Requirement.Text);

        var (own, second) = (choice.Chosen!.Score!.Interval, choice.Separation!.Ratio);
        Assert.Equal("Base", choice.RunnerUp!.Candidate.Key.Serializer);
        Assert.All([(1 / own.Value, second.Value), (1 / own.High, second.Low), (1 / own.Low, second.High)], pair => Assert.Equal(pair.Item1, pair.Item2, 1e-9));
    }

    [Fact]
    public void Bytes_are_exact_so_the_smaller_payload_is_first_however_close()
    {
        var choice = new Shop().Add("Close", 0.1, 0.1, bytes: 9_961, facts: Facts(dangers: [Kills()])).Add("Larger", 0.1, 0.1, bytes: 9_962).Choose(new Wishes(new HashSet<Requirement> { Requirement.Text }, Aim.Size));

        Assert.Equal("Base", choice.Chosen!.Candidate.Key.Serializer);
        Assert.Equal(["Close", "Larger"], choice.Eligible.Skip(1).Select(judged => judged.Candidate.Key.Serializer));
        Assert.True(choice.Separation!.IsMoreThanNoise);
    }
}
