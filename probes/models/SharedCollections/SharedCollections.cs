namespace Goldilocks.Probes.Models;

/// <summary>Two members that can hold the same list.</summary>
[Contract]
public sealed partial class Shelving
{
    [Member(First + 0), NamedMember]
    public List<int>? Left { get; set; }

    [Member(First + 1), NamedMember]
    public List<int>? Right { get; set; }
}

/// <summary>Its children know it.</summary>
[Contract]
public sealed partial class Family
{
    [Member(First + 0), NamedMember]
    public string? Name { get; set; }

    [Member(First + 1), NamedMember]
    public List<FamilyChild>? Children { get; set; }
}

[Contract]
public sealed partial class FamilyChild
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public Family? Family { get; set; }
}
