namespace Goldilocks.Probes.Models;

/// <summary>Names that a text format may have for values of its own.</summary>
public enum Marking
{
    Zero,
    Null,
    True,
    On,
    NaN,
    Default,
}

public enum Floor
{
    Ground = 0,
    Cellar = -1,
    Deepest = int.MinValue,
    Top = int.MaxValue,
}

/// <summary>As large as a byte, so that an array of it looks like an array of bytes.</summary>
public enum Season : byte
{
    Winter,
    Spring,
    Summer = 200,
}

[Contract]
public sealed partial class HasMarking
{
    [Member(First + 0), NamedMember]
    public Marking Value { get; set; }
}

[Contract]
public sealed partial class HasFloor
{
    [Member(First + 0), NamedMember]
    public Floor Value { get; set; }
}

[Contract]
public sealed partial class HasSeasons
{
    [Member(First + 0), NamedMember]
    public List<Season>? List { get; set; }

    [Member(First + 1), NamedMember]
    public Season[]? Array { get; set; }
}
