namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNothing
{
    [Member(First + 0), NamedMember]
    public Nothing? Part { get; set; }

    [Member(First + 1), NamedMember]
    public List<Nothing>? Parts { get; set; }

    [Member(First + 2), NamedMember]
    public int Number { get; set; }
}

/// <summary>That it is there is all that it says.</summary>
[Contract]
public sealed partial class Nothing;
