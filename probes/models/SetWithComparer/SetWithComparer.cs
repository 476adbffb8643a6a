namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasSet
{
    [Member(First + 0), NamedMember]
    public HashSet<string>? Value { get; set; }
}
