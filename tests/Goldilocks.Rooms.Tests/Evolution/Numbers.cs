using Goldilocks.Cli.Interop;
using Goldilocks.Commands;

namespace Goldilocks.Rooms.Tests.Evolution;

/// <summary>What formats that write numbers call the members of two versions.</summary>
public sealed class Numbers
{
    [Theory]
    [InlineData(false, "Id 0, Currency 3, Customer 1, Count 2")]
    [InlineData(true, "Id 0, Currency 1, Customer 2, Count 3")]
    public void A_member_between_others_gets_a_number_behind_all_unless_each_version_is_numbered_by_itself(bool isRenumbered, string expected)
    {
        using var bench = new Models.Bench();
        var old = bench.Write("v1/Order.cs", "public class Order { public int Id { get; set; } public string Customer { get; set; } = \"\"; public int Count { get; set; } }");
        var now = bench.Write("v2/Order.cs", "public class Order { public int Id { get; set; } public string Currency { get; set; } = \"\"; public string Customer { get; set; } = \"\"; public int Count { get; set; } }");
        var request = new EvolveRequest(old, now, [], "Order", null, null, [], [], []) { IsRenumbered = isRenumbered };

        var versions = new VersionModels(new Checkout(Building.Workshop.Repository)).Both(request, [old], [now]);

        Assert.Equal("Id 0, Customer 1, Count 2", Numbered(versions.Old));
        Assert.Equal(expected, Numbered(versions.New));
    }

    private static string Numbered(Goldilocks.Models.OwnModel model) =>
        string.Join(", ", Assert.Single(model.Classes).Members.Select(member => FormattableString.Invariant($"{member.Name} {member.Number}")));
}
