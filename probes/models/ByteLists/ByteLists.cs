namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasByteLists
{
    [Member(First + 0), NamedMember]
    public List<byte>? List { get; set; }

    [Member(First + 1), NamedMember]
    public byte[][]? Rows { get; set; }

    [Member(First + 2), NamedMember]
    public List<byte[]>? Parts { get; set; }

    [Member(First + 3), NamedMember]
    public Dictionary<string, byte[]>? Named { get; set; }
}
