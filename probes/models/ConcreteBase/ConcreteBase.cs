namespace Goldilocks.Probes.Models;

/// <summary>Its member may hold a derived class, which the library was told of.</summary>
[Contract]
public sealed partial class Harbour
{
    [Member(First + 0), NamedMember]
    public Vessel? Value { get; set; }
}

/// <summary>It is no abstract class, so a reader that overlooks the name of the derived class can make one of these.</summary>
[Contract]
[Derived(10, typeof(Ship))]
public partial class Vessel
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class Ship : Vessel
{
    [Member(First + 1), NamedMember]
    public string Text { get; set; } = "";
}
