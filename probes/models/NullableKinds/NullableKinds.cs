namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullableKinds
{
    [Member(First + 0), NamedMember]
    public bool? Flag { get; set; }

    [Member(First + 1), NamedMember]
    public decimal? Price { get; set; }

    [Member(First + 2), NamedMember]
    public Guid? Id { get; set; }

    [Member(First + 3), NamedMember]
    public TimeSpan? Span { get; set; }

    [Member(First + 4), NamedMember]
    public DateTimeOffset? When { get; set; }

    [Member(First + 5), NamedMember]
    public char? Letter { get; set; }
}
