namespace Goldilocks.Probes.Models;

/// <summary>It is small, or large in one of its members.</summary>
[Contract]
public sealed partial class Ballast
{
    [Member(First + 0), NamedMember]
    public string? Label { get; set; }

    [Member(First + 1), NamedMember]
    public byte[]? Load { get; set; }

    [Member(First + 2), NamedMember]
    public List<string>? Crates { get; set; }
}
