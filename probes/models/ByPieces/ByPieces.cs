namespace Goldilocks.Probes.Models;

/// <summary>Of each type that a format has no form of its own for.</summary>
[Contract]
public sealed partial class Chandlery
{
    [Member(First + 0), NamedMember]
    public decimal? Price { get; set; }

    [Member(First + 1), NamedMember]
    public double Size { get; set; }

    [Member(First + 2), NamedMember]
    public float Ratio { get; set; }

    [Member(First + 3), NamedMember]
    public long Count { get; set; }

    [Member(First + 4), NamedMember]
    public ulong Most { get; set; }

    [Member(First + 5), NamedMember]
    public DateTime Made { get; set; }

    [Member(First + 6), NamedMember]
    public DateTimeOffset? Sold { get; set; }

    [Member(First + 7), NamedMember]
    public TimeSpan Delay { get; set; }

    [Member(First + 8), NamedMember]
    public Guid Key { get; set; }

    [Member(First + 9), NamedMember]
    public string? Text { get; set; }

    [Member(First + 10), NamedMember]
    public byte[]? Bytes { get; set; }

    [Member(First + 11), NamedMember]
    public List<string?>? Lines { get; set; }

    [Member(First + 12), NamedMember]
    public Uri? Place { get; set; }
}
