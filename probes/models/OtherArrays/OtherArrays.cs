namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasOtherArrays
{
    [Member(First + 0), NamedMember]
    public char[]? Letters { get; set; }

    [Member(First + 1), NamedMember]
    public sbyte[]? Signed { get; set; }

    [Member(First + 2), NamedMember]
    public ushort[]? UShorts { get; set; }

    [Member(First + 3), NamedMember]
    public uint[]? UInts { get; set; }

    [Member(First + 4), NamedMember]
    public ulong[]? ULongs { get; set; }
}
