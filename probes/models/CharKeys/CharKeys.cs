namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasCharKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<char, int>? Value { get; set; }
}
