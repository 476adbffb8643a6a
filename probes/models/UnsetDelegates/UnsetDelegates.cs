namespace Goldilocks.Probes.Models;

/// <summary>Unlike a field of C20.delegate, it is one of the members that a library is told of.</summary>
[Contract]
public sealed partial class HasUnsetDelegate
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public Func<int>? Unset { get; set; }

    [Member(First + 2), NamedMember]
    public string? Text { get; set; }
}
