namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDeadweight
{
    [Member(First + 0), NamedMember]
    public Deadweight? Value { get; set; }
}

/// <summary>The parameter makes a member, and another one has its name with a capital. It has no attribute of the library: MemoryPack's generator throws at it and makes no code of any class.</summary>
[Serializable]
public sealed record Deadweight(int weight)
{
    public int Weight { get; init; } = weight;
}
