namespace Goldilocks.Probes.Models;

/// <summary>A structure of two numbers, which no member may be null of.</summary>
[Contract]
public partial struct Bounds
{
    [Member(First + 0), NamedMember]
    public int From { get; set; }

    [Member(First + 1), NamedMember]
    public int To { get; set; }
}

[Contract]
public sealed partial class HasBounds
{
    [Member(First + 0), NamedMember]
    public Bounds Value { get; set; }
}

[Contract]
public sealed partial class HasBoundsArray
{
    [Member(First + 0), NamedMember]
    public Bounds[]? Value { get; set; }
}

[Contract]
public sealed partial class HasBoundsMap
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, Bounds>? Value { get; set; }
}
