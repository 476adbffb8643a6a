namespace Goldilocks.Probes.Models;

/// <summary>Its constructor does not say that it sets required members, so whoever calls it sets both of them, the first once more.</summary>
[Contract]
public sealed partial class Licence
{
    [Constructor]
    public Licence(int number) => Number = number;

    [Member(First + 0), NamedMember]
    public required int Number { get; set; }

    [Member(First + 1), NamedMember]
    public required string Country { get; set; }
}
