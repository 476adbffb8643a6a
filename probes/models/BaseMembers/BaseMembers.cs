namespace Goldilocks.Probes.Models;

/// <summary>No member is declared as it, so that no payload has to say which class it holds.</summary>
[Contract]
public partial class Ancestor
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public virtual string? Text { get; set; }
}

[Contract]
public sealed partial class Descendant : Ancestor
{
    [Member(First + 2), NamedMember]
    public int Own { get; set; }
}
