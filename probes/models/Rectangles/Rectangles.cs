namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasRectangle
{
    [Member(First + 0), NamedMember]
    public int[,]? Value { get; set; }
}
