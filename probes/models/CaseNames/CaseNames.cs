namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class CaseTwins
{
    [Member(First + 0), NamedMember]
    public int Value { get; set; }

    [Member(First + 1), NamedMember]
    public int VALUE { get; set; }
}
