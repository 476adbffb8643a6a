namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Step
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public Step? Next { get; set; }
}
