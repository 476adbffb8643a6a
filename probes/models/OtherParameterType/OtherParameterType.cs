namespace Goldilocks.Probes.Models;

/// <summary>Its parameters have other types than the members that they set, which a caller does not notice.</summary>
[Contract]
public sealed partial class Offer
{
    [Constructor]
    public Offer(int? amount, IEnumerable<string> parts) => (Amount, Parts) = (amount ?? 0, [.. parts]);

    [Member(First + 0), NamedMember]
    public int Amount { get; }

    [Member(First + 1), NamedMember]
    public List<string> Parts { get; }
}

[Contract]
public sealed partial class Tender
{
    [Member(First + 0), NamedMember]
    public Bid Value { get; set; }
}

/// <summary>The same as a structure. No mark says which of its constructors to call, and each structure has one without parameters.</summary>
[Contract]
public partial struct Bid
{
    public Bid(int? amount, IEnumerable<string> parts) => (Amount, Parts) = (amount ?? 0, [.. parts]);

    [Member(First + 0), NamedMember]
    public int Amount { get; }

    [Member(First + 1), NamedMember]
    public List<string>? Parts { get; }
}
