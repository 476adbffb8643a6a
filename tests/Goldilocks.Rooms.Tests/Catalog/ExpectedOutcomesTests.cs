using System.Text.Json.Nodes;
using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Catalog;

public sealed class ExpectedOutcomesTests
{
    private static readonly ExpectedOutcomes s_expected = FactsFile.Parse(Facts.Complete, "facts.json").Expected!;

    [Theory]
    [InlineData("", "person", "Measured")]
    [InlineData("", "order", "Unsupported")]
    [InlineData("fast", "order", "Unsupported")]
    [InlineData("typed", "order", "Measured")]
    public void The_last_exception_that_fits_decides(string variant, string workload, string outcome) =>
        Assert.Equal(outcome, s_expected.Of(variant, workload));

    [Fact]
    public void Exceptions_may_be_left_out()
    {
        var facts = JsonNode.Parse(Facts.Complete)!;
        facts["expected"] = new JsonObject { ["default"] = "Measured" };

        Assert.Equal("Measured", FactsFile.Parse(facts.ToJsonString(), "facts.json").Expected!.Of("", "person"));
    }

    [Fact]
    public void An_exception_may_be_of_one_operation_and_of_the_plain_variant_only()
    {
        Assert.Equal("Failed", s_expected.Of("", "telemetry", Operation.Deserialize));
        Assert.Equal("Measured", s_expected.Of("", "telemetry", Operation.Serialize));
        Assert.Equal("Measured", s_expected.Of("fast", "telemetry", Operation.Deserialize));
    }

    [Fact]
    public void Another_outcome_is_noticed_whether_it_is_worse_or_better()
    {
        Assert.False(s_expected.Allows(new WrongAnswer("Id: 1, 2"), "", "person"));
        Assert.False(s_expected.Allows(new Measured(), "", "order"));
        Assert.True(s_expected.Allows(new Unsupported("no types"), "", "order"));
    }

    [Fact]
    public void A_package_that_is_not_to_be_had_here_is_no_surprise() =>
        Assert.True(s_expected.Allows(new Unavailable("Bookbinder", "2.1.0", "no package of this name found"), "", "person"));

    [Fact]
    public void A_check_of_the_conformance_kit_is_excused_where_its_violation_is_known_or_no_round_trip_is_expected()
    {
        Assert.True(s_expected.Excuses("", "person", ConformanceCheck.Recovery));
        Assert.False(s_expected.Excuses("", "person", ConformanceCheck.Reuse));
        Assert.False(s_expected.Excuses("fast", "person", ConformanceCheck.Recovery));
        Assert.True(s_expected.Excuses("typed", "tiny", ConformanceCheck.Reuse));
        Assert.False(s_expected.Excuses("typed", "order", ConformanceCheck.Reuse));
    }
}
