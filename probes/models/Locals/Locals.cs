namespace Goldilocks.Probes.Models;

/// <summary>What a culture writes in its own way.</summary>
[Contract]
public sealed partial class HasLocals
{
    [Member(First + 0), NamedMember]
    public double Measure { get; set; }

    [Member(First + 1), NamedMember]
    public decimal Price { get; set; }

    [Member(First + 2), NamedMember]
    public int Count { get; set; }

    [Member(First + 3), NamedMember]
    public DateTime Date { get; set; }

    [Member(First + 4), NamedMember]
    public TimeSpan Span { get; set; }
}
