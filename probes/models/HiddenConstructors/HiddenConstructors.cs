namespace Goldilocks.Probes.Models;

/// <summary>Programs make it by the public constructor, and its assembly may make an empty one.</summary>
[Contract]
public sealed partial class Freehold
{
    public Freehold(string seller) => Owner = "bought of " + seller;

    internal Freehold()
    {
    }

    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? Owner { get; set; }
}

/// <summary>As a mapper of databases wants it: only it and derived classes make an empty one.</summary>
[Contract]
public partial class Leasehold
{
    public Leasehold(string seller) => Owner = "bought of " + seller;

    protected Leasehold()
    {
    }

    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? Owner { get; set; }
}
