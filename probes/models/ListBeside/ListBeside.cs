namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Enrolment
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public List<string>? Names { get; set; }
}
