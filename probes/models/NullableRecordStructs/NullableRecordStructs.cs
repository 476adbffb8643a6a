namespace Goldilocks.Probes.Models;

/// <summary>As a program's own type for an amount is.</summary>
[Contract]
public readonly partial record struct Toll([property: Member(First + 0), NamedMember] int Cents, [property: Member(First + 1), NamedMember] string? Coin);

[Contract]
public sealed partial class HasToll
{
    [Member(First + 0), NamedMember]
    public Toll? Value { get; set; }
}

[Contract]
public sealed partial class HasTollList
{
    [Member(First + 0), NamedMember]
    public List<Toll?>? Value { get; set; }
}

[Contract]
public sealed partial class HasTollEntries
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, Toll>? Value { get; set; }
}
