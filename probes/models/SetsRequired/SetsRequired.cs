using System.Diagnostics.CodeAnalysis;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Visa
{
    [Constructor]
    [SetsRequiredMembers]
    public Visa(int number, string country)
    {
        Number = number;
        Country = country;
    }

    [Member(First + 0), NamedMember]
    public required int Number { get; set; }

    [Member(First + 1), NamedMember]
    public required string Country { get; set; }
}
