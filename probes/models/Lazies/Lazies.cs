namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasLazy
{
    [Member(First + 0), NamedMember]
    public Lazy<int>? Value { get; set; }
}
