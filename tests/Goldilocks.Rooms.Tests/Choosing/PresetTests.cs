using Goldilocks.Reporting.Choosing;

namespace Goldilocks.Rooms.Tests.Choosing;

public sealed class PresetTests
{
    private static readonly IReadOnlyList<Preset> s_presets = ChoosingFacts.Read(Path.Combine(Building.Workshop.Repository, "serializers", ChoosingFacts.FileName)).Presets;

    [Fact]
    public void No_preset_asks_what_nothing_can_meet()
    {
        foreach (var preset in s_presets)
        {
            preset.Wishes.Check();
            Assert.NotEmpty(preset.Wishes.Required);
        }
    }

    [Fact]
    public void Each_preset_asks_another_question_under_another_name()
    {
        Assert.Distinct(s_presets.Select(preset => preset.Name));
        Assert.Distinct(s_presets.Select(preset => (string.Join(',', preset.Wishes.Required.Order()), preset.Wishes.Aim, preset.Wishes.ReadsPerWrite)));
    }

    [Fact]
    public void A_constraint_that_contradicts_one_of_the_preset_names_the_preset_and_the_way_out()
    {
        var preset = s_presets.First(preset => preset.Name == "public-api");

        Assert.Equal(
            "--text and --binary contradict each other. --text comes from --for public-api; --text false takes it out.",
            Assert.Throws<ChoiceException>((preset.Wishes with { Required = preset.Required.Append(Requirement.Binary).ToHashSet(), Preset = preset }).Check).Message);
    }

    [Fact]
    public void Every_requirement_without_a_number_has_a_switch() => Assert.Equal(
        RequirementNames.Switches.Order(),
        Switch.All.Select(one => one.Requirement).Order());
}
