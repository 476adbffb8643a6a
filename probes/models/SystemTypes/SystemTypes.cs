namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasSystemType
{
    [Member(First + 0), NamedMember]
    public Type? Value { get; set; }
}
