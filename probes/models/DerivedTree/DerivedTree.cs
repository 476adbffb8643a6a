namespace Goldilocks.Probes.Models;

/// <summary>Its member is declared as a base class, and so is that of what it holds: every level of a deep value says which class it is.</summary>
[Contract]
public sealed partial class Hedge
{
    [Member(First + 0), NamedMember]
    public Bough? Trunk { get; set; }
}

[Contract]
[Derived(10, typeof(Branch))]
[Derived(11, typeof(Twig))]
public abstract partial class Bough
{
    [Member(First + 0), NamedMember]
    public int Place { get; set; }
}

/// <summary>It does not hold the next level as its last member, as the class of the usual deep values does not either.</summary>
[Contract]
public sealed partial class Branch : Bough
{
    [Member(First + 1), NamedMember]
    public Bough? Next { get; set; }

    [Member(First + 2), NamedMember]
    public int Girth { get; set; }
}

[Contract]
public sealed partial class Twig : Bough
{
    [Member(First + 1), NamedMember]
    public string Leaf { get; set; } = "";
}
