namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasTuple
{
    [Member(First + 0), NamedMember]
    public Tuple<int, string>? Value { get; set; }
}
