namespace Goldilocks.Probes.Models;

/// <summary>Its constructor sets a required member, and has no attribute SetsRequiredMembers. So the code that makes an object sets this member a second time.</summary>
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
