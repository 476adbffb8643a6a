namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasInvalidOperation
{
    [Member(First + 0), NamedMember]
    public InvalidOperationException? Value { get; set; }
}
