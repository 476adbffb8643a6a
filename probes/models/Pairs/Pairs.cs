namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasPair
{
    [Member(First + 0), NamedMember]
    public KeyValuePair<string, int> Value { get; set; }
}
