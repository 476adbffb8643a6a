using Goldilocks.Choosing.Questions;

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
    public void Every_requirement_without_a_number_has_a_switch() => Assert.Equal(
        RequirementNames.Switches.Order(),
        Switch.All.Select(one => one.Requirement).Order());
}
