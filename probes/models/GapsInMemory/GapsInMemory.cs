namespace Goldilocks.Probes.Models;

/// <summary>One place is filled at a time. In memory there are bytes between the mark for null and the number, which no code sets.</summary>
[Contract]
public sealed partial class HasGaps
{
    [Member(First + 0), NamedMember]
    public int? Int { get; set; }

    [Member(First + 1), NamedMember]
    public long? Long { get; set; }

    [Member(First + 2), NamedMember]
    public double? Double { get; set; }

    [Member(First + 3), NamedMember]
    public decimal? Decimal { get; set; }

    [Member(First + 4), NamedMember]
    public DateTime? Date { get; set; }

    [Member(First + 5), NamedMember]
    public int?[]? Array { get; set; }

    [Member(First + 6), NamedMember]
    public List<long?>? List { get; set; }
}
