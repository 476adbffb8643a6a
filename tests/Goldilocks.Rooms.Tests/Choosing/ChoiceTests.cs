using Goldilocks.Catalog;
using Goldilocks.Reporting.Choosing;
using static Goldilocks.Rooms.Tests.Choosing.Shop;

namespace Goldilocks.Rooms.Tests.Choosing;

public class ChoiceTests
{
    [Fact]
    public void Without_constraints_the_fastest_is_chosen_and_the_next_is_second_best()
    {
        var choice = new Shop().Add("Quick", 0.5, 0.5).Add("Quicker", 0.25, 0.25).Choose();

        Assert.Equal(["Quicker", "Quick", "Base"], choice.Eligible.Select(judged => judged.Candidate.Key.Serializer));
        Assert.True(choice.Separation!.IsMoreThanNoise);
        Assert.Equal(2, choice.Separation.Ratio.Value, 6);
    }

    [Fact]
    public void Reads_for_a_write_decide_between_a_fast_writer_and_a_fast_reader()
    {
        var shop = new Shop().Add("Writer", 0.1, 0.9).Add("Reader", 2, 0.7);

        Assert.Equal("Writer", shop.Choose(new Wishes(new HashSet<Requirement>(), ReadsPerWrite: 1)).Chosen!.Candidate.Key.Serializer);
        Assert.Equal("Reader", shop.Choose(new Wishes(new HashSet<Requirement>(), ReadsPerWrite: 10)).Chosen!.Candidate.Key.Serializer);
    }

    [Fact]
    public void What_fails_a_constraint_is_excluded_with_its_evidence_and_the_day_it_was_looked_up()
    {
        var choice = new Shop().Add("Binary", 0.1, 0.1, facts: Facts("own binary")).Choose(Requirement.Text);

        Assert.Equal("Base", choice.Chosen!.Candidate.Key.Serializer);
        var verdict = Assert.Single(Assert.Single(choice.Excluded).Obstacles);
        Assert.Equal((EvidenceKind.Format, "own binary is binary", new DateOnly(2026, 11, 1)), (verdict.Evidence.Kind, verdict.Evidence.Text, verdict.Evidence.Date));
    }

    [Fact]
    public void What_is_not_known_is_not_chosen_and_the_command_that_would_tell_is_named()
    {
        var choice = new Shop().Add("Untried", 0.1, 0.1).Choose(Requirement.Untrusted);

        Assert.Null(choice.Chosen);
        Assert.Equal("goldilocks probe --serializers Untried", choice.NearestMiss!.Obstacles.Single().FindOut);
        Assert.Equal(["Untried", "Base"], choice.Unknown.Select(judged => judged.Candidate.Key.Serializer));
    }

    [Fact]
    public void A_recorded_danger_excludes_from_input_of_strangers()
    {
        var choice = new Shop().Add("Fragile", 0.1, 0.1, facts: Facts(dangers: [Kills()])).Choose(Requirement.Untrusted);

        Assert.Equal("Four bytes end the process.", Assert.Single(choice.Excluded).Obstacles.Single().Evidence.Text);
    }

    [Fact]
    public void Of_two_that_the_measurement_cannot_tell_apart_the_safer_is_chosen_and_the_rule_is_said()
    {
        var choice = new Shop()
            .Add("Fragile", 0.5, 0.5, facts: Facts(dangers: [Kills()]), scatter: [0.9, 1.1, 1, 0.95, 1.05])
            .Add("Sound", 0.51, 0.51, scatter: [1.1, 0.9, 1, 1.05, 0.95])
            .Choose();

        Assert.Equal("Sound", choice.Chosen!.Candidate.Key.Serializer);
        Assert.False(choice.Separation!.IsMoreThanNoise);
        Assert.Equal("it has fewer recorded dangers", choice.Separation.Rule);
    }

    [Fact]
    public void A_clear_difference_is_not_given_up_for_safety_that_was_not_asked_for()
    {
        var choice = new Shop().Add("Fragile", 0.2, 0.2, facts: Facts(dangers: [Kills()])).Add("Sound", 0.5, 0.5).Choose();

        Assert.Equal("Fragile", choice.Chosen!.Candidate.Key.Serializer);
    }

    [Fact]
    public void An_exclusion_can_be_overruled_and_the_answer_still_holds_what_spoke_against_it()
    {
        var shop = new Shop().Add("Binary", 0.1, 0.1, facts: Facts("own binary"));
        var choice = shop.Choose(new Wishes(new HashSet<Requirement> { Requirement.Text }, Allowed: ["binary"]));

        Assert.Equal("Binary", choice.Chosen!.Candidate.Key.Serializer);
        Assert.True(choice.Chosen.IsAllowed);
        Assert.Single(choice.Chosen.Obstacles);
    }

    [Fact]
    public void What_could_not_be_built_is_unknown_and_not_excluded()
    {
        var choice = new Shop().AddUnready("Gone").Choose();

        Assert.Equal("goldilocks run --workloads person@1 --source FOLDER", Assert.Single(choice.Unknown).Obstacles.Single().FindOut);
        Assert.Empty(choice.Excluded);
    }

    [Fact]
    public void When_nothing_fits_the_nearest_miss_has_the_fewest_known_failures()
    {
        var choice = new Shop()
            .Add("Far", 0.1, 0.1, facts: Facts("own binary", licence: "GPL-3.0-only"))
            .Add("Near", 0.5, 0.5, facts: Facts("own binary"))
            .Choose(Requirement.Text, Requirement.PermissiveLicence, Requirement.Untrusted);

        Assert.Null(choice.Chosen);
        Assert.Equal("Base", choice.NearestMiss!.Candidate.Key.Serializer);
    }

    [Fact]
    public void Asking_for_references_counts_the_workload_that_shows_them()
    {
        var choice = new Shop()
            .Add("Graphs", 0.9, 0.9, places: [Graph], variant: "references", refused: (Person, "Unsupported: it is for objects that are shared"))
            .Add("Trees", 0.1, 0.1, refused: (Graph, "Unsupported: it writes a tree"))
            .Add("Base", 1, 1, places: [Graph], variant: "references")
            .Choose(new Wishes(new HashSet<Requirement> { Requirement.References }));

        Assert.Equal([Graph], choice.Counted);
        Assert.Contains(choice.Excluded, judged => judged.Candidate.Key.Serializer == "Trees");
    }

    [Fact]
    public void The_frontier_holds_what_no_other_beats_in_both_time_and_size()
    {
        var choice = new Shop().Add("Fast", 0.1, 0.1, bytes: 90).Add("Small", 0.9, 0.9, bytes: 10).Add("Beaten", 0.2, 0.2, bytes: 95).Choose();

        Assert.Equal(["Fast 1.0.0", "Small 1.0.0"], choice.Frontier);
    }

    [Fact]
    public void Moving_says_what_is_gained_and_what_is_lost()
    {
        var choice = new Shop().Add("Binary", 0.5, 0.5, bytes: 50, facts: Facts("own binary")).Choose(new Wishes(new HashSet<Requirement>(), From: "Base"));

        Assert.Equal(-0.5, choice.From!.Gain!.Time, 6);
        Assert.Equal(-0.5, choice.From.Gain.Size, 6);
        Assert.Equal([Requirement.Text, Requirement.CrossLanguage], choice.From.Lost.Select(verdict => verdict.Requirement));
    }

    [Fact]
    public void Moving_says_why_the_gain_is_not_known()
    {
        var shop = new Shop().Add("Narrow", 0.5, 0.5, places: [Graph], refused: (Person, "Unsupported: it takes graphs only")).Add("Base", 1, 1, places: [Graph], variant: "references");

        Assert.Equal("the gain is not known: person@1: Unsupported: it takes graphs only", Moving(shop, "Narrow").WhyNot);
        Assert.Equal("it is the choice", Moving(shop, "Base").WhyNot);
        Assert.Equal("nothing fits, so there is nothing to move to", Moving(shop, "Base", Requirement.Untrusted).WhyNot);
        Assert.Null(Moving(shop, "Narrow").Gain);
    }

    [Fact]
    public void A_workload_counts_when_two_thirds_of_the_serializers_take_it_in_some_variant()
    {
        var shop = new Shop().Add("Two", 0.5, 0.5).Add("Two", 1, 1, places: [Graph], variant: "for graphs").Add("Base", 1, 1, places: [Graph], variant: "for graphs");

        Assert.Equal([Person, Graph], shop.Choose(new Wishes(new HashSet<Requirement>(), Allowed: [])).Counted);
    }

    [Fact]
    public void What_could_not_be_built_has_not_failed_the_workload_that_shows_a_property()
    {
        var choice = new Shop().AddUnready("Gone", Graph).Add("Base", 1, 1, places: [Graph], variant: "references").Choose(Requirement.References);

        Assert.DoesNotContain(choice.Excluded, judged => judged.Candidate.Key.Serializer == "Gone");
        Assert.Contains(choice.Unknown, judged => judged.Candidate.Key.Serializer == "Gone");
    }

    [Fact]
    public void Limits_exclude_with_the_figure_and_the_place()
    {
        var choice = new Shop().Add("Bulky", 0.1, 0.1, bytes: 5000).Choose(new Wishes(new HashSet<Requirement>(), MaximumPayloadBytes: 4000));

        Assert.Equal("it writes 5,000 B on person@1; the limit is 4,000 B", Assert.Single(choice.Excluded).Obstacles.Single().Evidence.Text);
    }

    [Theory]
    [InlineData(Requirement.Text, Requirement.Binary, "--text and --binary contradict each other")]
    [InlineData(Requirement.Schema, Requirement.NoSchema, "--schema and --no-schema contradict each other")]
    public void Constraints_that_contradict_each_other_are_refused(Requirement first, Requirement second, string text) =>
        Assert.StartsWith(text, Assert.Throws<ChoiceException>(() => new Shop().Choose(first, second)).Message, StringComparison.Ordinal);

    [Fact]
    public void Names_that_the_run_does_not_have_are_refused()
    {
        Assert.Contains("no serializer 'Missing'", Assert.Throws<ChoiceException>(() => new Shop().Choose(new Wishes(new HashSet<Requirement>(), From: "Missing"))).Message, StringComparison.Ordinal);
        Assert.Contains("no workload 'moon'", Assert.Throws<ChoiceException>(() => new Shop().Choose(new Wishes(new HashSet<Requirement>(), Workloads: ["moon"]))).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void One_more_constraint_never_makes_more_candidates_fit()
    {
        var shop = new Shop()
            .Add("Binary", 0.1, 0.1, facts: Facts("own binary"))
            .Add("Buffers", 0.2, 0.2, facts: Facts("Buffers", archived: true))
            .Add("Copyleft", 0.3, 0.3, facts: Facts(licence: "GPL-3.0-only"))
            .Add("Rigid", 0.4, 0.4, facts: Facts(versioning: TraitAnswer.No, dangers: [Kills()]));
        var optional = RequirementNames.Switches.Where(one => one is not Requirement.References).ToArray();
        var random = new Random(20261124);
        for (var attempt = 0; attempt < 200; attempt++)
        {
            var some = optional.Where(_ => random.Next(4) == 0).Where(one => one is not (Requirement.Binary or Requirement.NoSchema)).ToHashSet();
            var more = some.Append(optional.Where(one => one is not (Requirement.Binary or Requirement.NoSchema)).ElementAt(random.Next(optional.Length - 2))).ToHashSet();

            var (fewer, all) = (Fitting(shop, more), Fitting(shop, some));

            Assert.Subset(all, fewer);
            Assert.All(shop.Choose(new Wishes(some)).Eligible, judged => Assert.Empty(judged.Obstacles));
        }
    }

    [Fact]
    public void A_variant_for_shared_objects_that_was_measured_on_trees_is_not_known_and_not_excluded()
    {
        var choice = new Shop().Add("Graphs", 1, 1, places: [], variant: "references", refused: (Person, "Unsupported: it is for objects that are shared")).Choose(Requirement.References);

        var verdict = choice.Unknown.Single(judged => judged.Candidate.Key.Serializer == "Graphs").Obstacles.First();
        Assert.Equal("goldilocks run --workloads graph", verdict.FindOut);
    }

    [Fact]
    public void Two_runs_answer_together_what_neither_answers_alone()
    {
        var trees = new Shop().Add("Graphs", 1, 1, places: [], variant: "references", refused: (Person, "Unsupported: it is for objects that are shared"));
        var graphs = new Shop().Add("Base", 1, 1, places: [Graph]).Add("Graphs", 0.5, 0.5, places: [Graph], variant: "references");
        var together = Material.Together([graphs.Material, trees.Material]);

        var choice = Chooser.Choose(new Grounds(together, Formats, []), new Wishes(new HashSet<Requirement> { Requirement.References }));

        Assert.Equal([Graph], choice.Counted);
        Assert.Equal("Graphs (references) 1.0.0", choice.Chosen!.Candidate.Label);
    }

    [Fact]
    public void Of_two_runs_of_one_workload_the_newest_counts_for_all()
    {
        var (newest, oldest) = (new Shop().Add("Quick", 0.5, 0.5), new Shop().Add("Quick", 0.1, 0.1).Add("Gone", 0.2, 0.2));

        var together = Material.Together([newest.Material, oldest.Material]);

        Assert.Equal(0.5, together.Candidates.Single(one => one.Key.Serializer == "Quick").Figures[Person].Write!.RatioByLaunch[0]);
        Assert.Empty(together.Candidates.Single(one => one.Key.Serializer == "Gone").Figures);
    }

    [Fact]
    public void A_danger_that_was_recorded_and_tried_is_one_danger_and_is_told_once()
    {
        var choice = new Shop().Add("Fragile", 0.5, 0.5, facts: Facts(dangers: [Kills()]), tried: DangerKind.Kills).Choose();

        var candidate = choice.Chosen!.Candidate;
        Assert.Equal(1, Preference.Dangers(candidate));
        Assert.Equal(["A crafted payload of four bytes ends the process"], Cautions.WithSources(candidate).Select(caution => caution.Text));
    }

    [Fact]
    public void A_fact_that_was_checked_more_than_six_months_ago_is_not_known()
    {
        var shop = new Shop();

        Assert.NotNull(shop.Choose(new Wishes(new HashSet<Requirement> { Requirement.Maintained }), new DateOnly(2027, 4, 30)).Chosen);
        var old = shop.Choose(new Wishes(new HashSet<Requirement> { Requirement.Maintained }), new DateOnly(2027, 5, 2));
        Assert.Contains("(looked up on 2026-11-01, more than 6 months ago: look it up again)", Assert.Single(old.Unknown).Obstacles.Single().Evidence.Text, StringComparison.Ordinal);
    }

    [Fact]
    public void What_compresses_values_that_repeat_is_not_chosen_for_its_size()
    {
        var shop = new Shop().Add("Packed", 0.5, 0.5, bytes: 10, isCompressed: true);

        Assert.Equal("Base", shop.Choose(new Wishes(new HashSet<Requirement>(), Aim.Size)).Chosen!.Candidate.Key.Serializer);
        Assert.Contains("person is filler (its data is one letter)", Assert.Single(shop.Choose(new Wishes(new HashSet<Requirement>(), Aim.Size)).Unknown).Obstacles.Single().Evidence.Text, StringComparison.Ordinal);
        Assert.Equal("Packed", shop.Choose(new Wishes(new HashSet<Requirement>())).Chosen!.Candidate.Key.Serializer);
    }

    private static Move Moving(Shop shop, string from, params Requirement[] required) => shop.Choose(new Wishes(required.ToHashSet(), Workloads: ["person"], From: from)).From!;

    private static HashSet<string> Fitting(Shop shop, IReadOnlySet<Requirement> required) => [.. shop.Choose(new Wishes(required)).Eligible.Select(judged => judged.Candidate.Label)];
}
