namespace Goldilocks.Probes.Models;

/// <summary>It is a list, and more.</summary>
[Contract]
public sealed partial class NamedList : List<int>
{
    [Member(First + 0), NamedMember]
    public string? Text { get; set; }
}

[Contract]
public sealed partial class HasNamedList
{
    [Member(First + 0), NamedMember]
    public NamedList? Value { get; set; }
}
