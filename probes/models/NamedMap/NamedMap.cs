namespace Goldilocks.Probes.Models;

/// <summary>It is a dictionary, and more.</summary>
[Contract]
public sealed partial class NamedMap : Dictionary<string, int>
{
    [Member(First + 0), NamedMember]
    public string? Text { get; set; }
}

[Contract]
public sealed partial class HasNamedMap
{
    [Member(First + 0), NamedMember]
    public NamedMap? Value { get; set; }
}
