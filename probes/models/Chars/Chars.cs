namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasChar
{
    [Member(First + 0), NamedMember]
    public char Value { get; set; }
}
