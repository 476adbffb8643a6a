namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasUri
{
    [Member(First + 0), NamedMember]
    public Uri? Value { get; set; }
}
