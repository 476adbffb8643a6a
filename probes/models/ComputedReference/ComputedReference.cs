namespace Goldilocks.Probes.Models;

/// <summary>Two of its members give one object, and one of the two is only a name for the other.</summary>
[Contract]
public sealed partial class Choir
{
    [Member(First + 0), NamedMember]
    public Singer? Leader => Soprano;

    [Member(First + 1), NamedMember]
    public Singer? Soprano { get; set; }
}

[Contract]
public sealed partial class Singer
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}
