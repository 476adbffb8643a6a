namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasFiasco
{
    [Member(First + 0), NamedMember]
    public Exception? Value { get; set; }

    [Member(First + 1), NamedMember]
    public List<Exception>? List { get; set; }
}
