using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Running;

public class TurnOrderTests
{
    public static TheoryData<int> Members => [.. Enumerable.Range(1, 20)];

    [Theory]
    [MemberData(nameof(Members))]
    public void In_a_block_each_member_takes_each_turn_equally_often(int members)
    {
        var counts = Block(members).SelectMany(round => round.Select((member, turn) => (member, turn))).CountBy(place => place).ToList();

        Assert.Equal(members * members, counts.Count);
        Assert.Single(counts.Select(place => place.Value).Distinct());
    }

    [Theory]
    [MemberData(nameof(Members))]
    public void In_a_block_each_member_follows_each_other_member_equally_often(int members)
    {
        var counts = Block(members).SelectMany(round => round.Zip(round.Skip(1))).CountBy(neighbours => neighbours).ToList();

        Assert.Equal(members * (members - 1), counts.Count);
        Assert.All(counts, neighbours => Assert.Equal(members % 2 == 0 ? 1 : 2, neighbours.Value));
    }

    [Theory]
    [InlineData(1, 20)]
    [InlineData(5, 3)]
    [InlineData(18, 20)]
    [InlineData(4, 0)]
    public void There_are_as_many_rounds_as_asked_for_and_in_each_of_them_each_member_once(int members, int rounds)
    {
        var order = TurnOrder.Make(members, rounds, new Random(7));

        Assert.Equal(rounds, order.Count);
        Assert.All(order, round => Assert.Equal(Enumerable.Range(0, members), round.Order()));
    }

    [Fact]
    public void One_seed_makes_one_order_and_another_seed_another()
    {
        Assert.Equal(TurnOrder.Make(6, 12, new Random(7)), TurnOrder.Make(6, 12, new Random(7)));
        Assert.NotEqual(TurnOrder.Make(6, 12, new Random(7)), TurnOrder.Make(6, 12, new Random(8)));
    }

    private static IReadOnlyList<IReadOnlyList<int>> Block(int members) => TurnOrder.Make(members, TurnOrder.BlockLength(members), new Random(members));
}
