namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasFailure
{
    [Member(First + 0), NamedMember]
    public Exception? Value { get; set; }
}
