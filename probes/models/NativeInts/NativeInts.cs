namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNativeInt
{
    [Member(First + 0), NamedMember]
    public nint Value { get; set; }
}
