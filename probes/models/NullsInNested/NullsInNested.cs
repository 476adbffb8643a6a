namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNested
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, List<string?>?>? Lists { get; set; }

    [Member(First + 1), NamedMember]
    public List<byte[]?>? Bytes { get; set; }
}

[Contract]
public sealed partial class HasArraysOfArrays
{
    [Member(First + 0), NamedMember]
    public int[]?[]? Value { get; set; }
}
