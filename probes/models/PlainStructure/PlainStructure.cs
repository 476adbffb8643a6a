namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasPlainStructure
{
    [Member(First + 0), NamedMember]
    public Mark Value { get; set; }
}

/// <summary>As programs have it that know no serializer.</summary>
[Contract]
public readonly partial struct Mark(int row, string label)
{
    [Member(First + 0), NamedMember]
    public int Row { get; } = row;

    [Member(First + 1), NamedMember]
    public string? Label { get; } = label;
}
