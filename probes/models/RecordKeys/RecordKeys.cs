namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasRecordKeys
{
    [Member(First + 0)]
    public Dictionary<Cell, int>? Value { get; set; }
}

[Contract]
public sealed partial record Cell
{
    [Member(First + 0)]
    public int Row { get; set; }

    [Member(First + 1)]
    public int Column { get; set; }
}
