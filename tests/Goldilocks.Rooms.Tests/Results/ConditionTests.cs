using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Results;

public sealed class ConditionTests
{
    private static readonly Dictionary<string, string> Settings = new() { ["A"] = "run", ["B"] = "run" };

    [Fact]
    public void A_condition_s_variables_stand_instead_of_the_run_s_and_null_takes_one_away()
    {
        var condition = new Condition("c", null, new Dictionary<string, string?> { ["A"] = "own", ["B"] = null, ["C"] = "new" });

        Assert.Equal(new Dictionary<string, string> { ["A"] = "own", ["C"] = "new" }, condition.Over(Settings));
        Assert.Equal("run", Settings["B"]);
    }

    [Fact]
    public void A_row_says_its_condition_and_one_without_says_nothing()
    {
        Assert.Equal("Alpha (fast), net8.0 server", new VariantKey("Alpha", "fast", "1.0", "net8.0 server").Label);
        Assert.Equal("Alpha", new VariantKey("Alpha", "", "1.0").Label);
    }
}
