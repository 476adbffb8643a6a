namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasJagged
{
    [Member(First + 0), NamedMember]
    public int[][]? Value { get; set; }
}

[Contract]
public sealed partial class HasInts
{
    [Member(First + 0), NamedMember]
    public int[]? Value { get; set; }
}
