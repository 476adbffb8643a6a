namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasValueTuple
{
    [Member(First + 0), NamedMember]
    public (int Number, string? Text) Value { get; set; }
}
