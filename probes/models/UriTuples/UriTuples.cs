namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasUriTuple
{
    [Member(First + 0), NamedMember]
    public Tuple<Uri, int>? Value { get; set; }
}
