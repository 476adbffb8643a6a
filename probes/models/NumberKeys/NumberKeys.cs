namespace Goldilocks.Probes.Models;

/// <summary>One of them is filled at a time.</summary>
[Contract]
public sealed partial class HasNumberKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<byte, int>? Bytes { get; set; }

    [Member(First + 1), NamedMember]
    public Dictionary<short, int>? Shorts { get; set; }

    [Member(First + 2), NamedMember]
    public Dictionary<ushort, int>? UnsignedShorts { get; set; }

    [Member(First + 3), NamedMember]
    public Dictionary<uint, int>? Unsigned { get; set; }

    [Member(First + 4), NamedMember]
    public Dictionary<long, int>? Longs { get; set; }

    [Member(First + 5), NamedMember]
    public Dictionary<ulong, int>? UnsignedLongs { get; set; }
}
