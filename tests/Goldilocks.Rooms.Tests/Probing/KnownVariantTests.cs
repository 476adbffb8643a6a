using Goldilocks.Catalog;
using Goldilocks.Probing;

namespace Goldilocks.Rooms.Tests.Probing;

/// <summary>An answer that no machine changes is quoted, also where it is not good: to ask it again would take minutes.</summary>
public sealed class KnownVariantTests
{
    [Theory]
    [InlineData("versions")]
    [InlineData("polymorphism")]
    [InlineData("members")]
    [InlineData("values")]
    [InlineData("foreign")]
    [InlineData("pairs")]
    [InlineData("options")]
    public void A_failure_that_follows_from_the_library_is_quoted(string section) => Assert.True(KnownVariant.IsQuoted(section, s_failure));

    [Theory]
    [InlineData("graphs")]
    [InlineData("use")]
    [InlineData("stacks")]
    public void A_failure_that_the_machine_may_decide_is_not_quoted(string section) => Assert.False(KnownVariant.IsQuoted(section, s_failure));

    private static readonly RecordedCapability s_failure = new("C00.some", "some", CapabilityVerdict.Fail, "11 comes back as 0", []);
}
