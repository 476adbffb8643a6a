namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasRecordStructure
{
    [Member(First + 0), NamedMember]
    public Square Value { get; set; }
}

[Contract]
public readonly partial record struct Square([property: Member(First + 0), NamedMember] int Row, [property: Member(First + 1), NamedMember] string? Label);
