namespace Goldilocks.Probes.Models;

/// <summary>Names that code of a generator is likely to use for itself.</summary>
[Contract]
public sealed partial class Clash
{
    [Member(First + 0), NamedMember]
    public int writer { get; set; }

    [Member(First + 1), NamedMember]
    public int reader { get; set; }

    [Member(First + 2), NamedMember]
    public string? value { get; set; }

    [Member(First + 3), NamedMember]
    public int options { get; set; }

    [Member(First + 4), NamedMember]
    public int result { get; set; }

    [Member(First + 5), NamedMember]
    public string? state { get; set; }

    [Member(First + 6), NamedMember]
    public int context { get; set; }

    [Member(First + 7), NamedMember]
    public int stream { get; set; }

    [Member(First + 8), NamedMember]
    public string? buffer { get; set; }

    [Member(First + 9), NamedMember]
    public int formatter { get; set; }

    [Member(First + 10), NamedMember]
    public int serializer { get; set; }

    [Member(First + 11), NamedMember]
    public string? depth { get; set; }

    [Member(First + 12), NamedMember]
    public int count { get; set; }

    [Member(First + 13), NamedMember]
    public int length { get; set; }

    [Member(First + 14), NamedMember]
    public string? type { get; set; }

    [Member(First + 15), NamedMember]
    public int obj { get; set; }
}
