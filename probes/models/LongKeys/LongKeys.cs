using Goldilocks.Prober.Probes;

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
    object ICollidingModel.OfEntries(int count) => new LongKeys { Values = Enumerable.Range(1, count).ToDictionary(half => ((long)half << 32) | (uint)half, half => half, new Spreading()) };

    protected override LongKeys Make() => new() { Values = new() { [1] = 10, [-2] = 20, [1L << 40] = 30 } };

    /// <summary>Making the value must not take as long as reading it.</summary>
    private sealed class Spreading : IEqualityComparer<long>
    {
        public bool Equals(long x, long y) => x == y;

        public int GetHashCode(long obj) => (int)obj;
    }
}
