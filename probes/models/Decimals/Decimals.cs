namespace Goldilocks.Probes.Models;

/// <summary>One place is filled at a time; the others are null.</summary>
[Contract]
public sealed partial class HasDecimals
{
    [Member(First + 0), NamedMember]
    public decimal? Nullable { get; set; }

    [Member(First + 1), NamedMember]
    public decimal[]? Array { get; set; }

    [Member(First + 2), NamedMember]
    public List<decimal>? List { get; set; }
}

[Contract]
public sealed partial class HasDecimalEntries
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, decimal>? Value { get; set; }
}
