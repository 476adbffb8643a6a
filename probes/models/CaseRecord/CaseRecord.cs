namespace Goldilocks.Probes.Models;

/// <summary>The parameter makes a member, and another one has its name with a capital.</summary>
[Contract]
public sealed partial record Ballast([property: Member(First + 0), NamedMember] int weight)
{
    [Member(First + 1), NamedMember]
    public int Weight { get; init; } = weight;
}
