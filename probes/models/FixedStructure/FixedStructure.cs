namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasFixedStructure
{
    [Member(First + 0), NamedMember]
    public Spot Value { get; set; }
}

/// <summary>A structure has a constructor without parameters as well, which a reader may take.</summary>
[Contract]
public readonly partial struct Spot
{
    [Constructor]
    public Spot(int row, string label)
    {
        Row = row;
        Label = label;
    }

    [Member(First + 0), NamedMember]
    public int Row { get; }

    [Member(First + 1), NamedMember]
    public string? Label { get; }
}
