using Goldilocks.Catalog;
using Goldilocks.Cli.Verify;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

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

    [Theory]
    [InlineData("9.0.0", true, 1)]
    [InlineData("8.4.4", true, 0)]
    [InlineData("8.4.4", false, 1)]
    [InlineData("9.1.0", true, 1)]
    public void What_an_adapter_refuses_of_an_older_version_with_a_reason_is_no_surprise_and_what_fails_is(string version, bool isRefused, int surprises)
    {
        Outcome outcome = isRefused ? new Unsupported("it has a generator since 9.0.0, and this version is older") : new Failed("System.MissingMethodException", "Method not found");
        var verification = new Verification(new RunVariant("Alpha", "generated", version, "worker.dll", IsFloor: false), "tiny", 1, outcome, new Dictionary<Operation, string>(), PayloadBytes: null, Digest: null);

        Assert.Equal(surprises, new Expectations(s_expected, new Dictionary<string, string> { ["Alpha"] = "9.0.0" }).Judge([], [verification]).Count);
    }
}
