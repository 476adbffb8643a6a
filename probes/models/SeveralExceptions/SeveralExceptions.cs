namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasSeveralFailures
{
    [Member(First + 0), NamedMember]
    public AggregateException? Value { get; set; }
}
