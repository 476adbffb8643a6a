using Goldilocks.Catalog;
using Goldilocks.Cli.Verify;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Running;

public sealed class ExpectationsTests
{
    private static readonly Dictionary<string, ExpectedOutcomes> s_expected = new() { ["Alpha"] = new ExpectedOutcomes(nameof(Measured), []) };

    [Theory]
    [InlineData("9.0.0", null, null)]
    [InlineData("8.4.4", "8.4.4", "9.0.0")]
    public void A_surprise_of_another_version_than_the_pinned_one_says_so_because_the_facts_are_about_the_pinned_one(string version, string? other, string? pinned)
    {
        var built = new SerializerEvent("Alpha", version, [], [], new BuildFailed("CS0246"), null, []);

        var surprise = Assert.Single(new Expectations(s_expected, new Dictionary<string, string> { ["Alpha"] = "9.0.0" }).Judge([built], []));

        Assert.Equal((other, pinned), (surprise.Version, surprise.Pinned));
    }
}
