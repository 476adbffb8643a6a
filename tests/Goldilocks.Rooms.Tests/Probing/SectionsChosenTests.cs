using Goldilocks.Cli.Probe;
using Goldilocks.Probing;

namespace Goldilocks.Rooms.Tests.Probing;

public sealed class SectionsChosenTests
{
    private static readonly ProbeTask s_task = new(
        new ProbeTarget("Fake", "1.0", "", "own binary", "worker.dll"),
        [new SectionName("prefixes", "hostile"), new SectionName("values", "capabilities"), new SectionName("large", "capabilities", IsNamedOnly: true)],
        null);

    [Theory]
    [InlineData("", "prefixes values")]
    [InlineData("capabilities", "values")]
    [InlineData("large", "large")]
    [InlineData("hostile large", "prefixes large")]
    public void A_section_that_takes_gigabytes_is_tried_only_where_its_own_name_is_given(string only, string expected)
    {
        var chosen = ProbeSections.Choose([s_task], only.Split(' ', StringSplitOptions.RemoveEmptyEntries));

        Assert.Equal(expected, string.Join(' ', Assert.Single(chosen).Sections.Select(section => section.Name)));
    }
}
