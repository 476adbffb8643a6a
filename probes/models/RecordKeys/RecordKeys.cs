namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasRecordKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<Cell, int>? Value { get; set; }
}

[Contract]
public sealed partial record Cell
{
    [Member(First + 0), NamedMember]
    public int Row { get; set; }

    [Member(First + 1), NamedMember]
    public int Column { get; set; }
}
