namespace Goldilocks.Probes.Models;

/// <summary>A whole value that is no object.</summary>
[Contract]
public partial struct Fathom
{
    [Member(First + 0), NamedMember]
    public int Depth { get; set; }

    [Member(First + 1), NamedMember]
    public string? Name { get; set; }
}
