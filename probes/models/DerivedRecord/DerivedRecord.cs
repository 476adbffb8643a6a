namespace Goldilocks.Probes.Models;

/// <summary>No member is declared as it.</summary>
[Contract]
[Derived(10, typeof(Stool))]
public abstract partial record Furniture([property: Member(First + 0), NamedMember] int Legs);

[Contract]
public sealed partial record Stool(int Legs, [property: Member(First + 1), NamedMember] string Colour) : Furniture(Legs)
{
    [Member(First + 2), NamedMember]
    public int Year { get; set; }
}
