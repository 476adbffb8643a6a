using Goldilocks.Prober;

namespace Goldilocks.Workloads;

/// <summary>A dictionary whose keys an attacker may choose.</summary>
[Contract]
public sealed partial class LongKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<long, int> Values { get; set; } = [];
}

public sealed class LongKeysModel() : ProbeModel<LongKeys>("probe-long-keys", Needs.Dictionary), ICollidingModel
{
    /// <summary>The hash code of a 64-bit integer is its halves combined by exclusive or: equal halves give 0.</summary>
    IReadOnlyList<HashFlood> ICollidingModel.Floods { get; } =
    [
        new("64-bit integers", IsOfRuntime: true, count => new LongKeys { Values = HashFlood.Dictionary(count, half => ((long)half << 32) | (uint)half, key => (int)key) }),
        new("64-bit integers, by HashCode.Combine of their halves,", IsOfRuntime: false, count => Keyed(count, CollidingNumbers.Combined))
        {
            OfUsual = count => Keyed(count, number => CollidingNumbers.Combined(1) + number),
        },
    ];

    protected override LongKeys Make() => new() { Values = new() { [1] = 10, [-2] = 20, [1L << 40] = 30 } };

    private static LongKeys Keyed(int count, Func<int, long> key) => new() { Values = Enumerable.Range(1, count).ToDictionary(key, number => number) };
}
