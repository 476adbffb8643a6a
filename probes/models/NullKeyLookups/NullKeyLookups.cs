namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullKeyLookup
{
    [Member(First + 0), NamedMember]
    public ILookup<string?, int>? Value { get; set; }
}
