namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasVersionNumber
{
    [Member(First + 0), NamedMember]
    public Version? Value { get; set; }
}
