namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasManyTexts
{
    [Member(First + 0), NamedMember]
    public string[]? Value { get; set; }
}
