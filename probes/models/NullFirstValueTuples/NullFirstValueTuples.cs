namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullFirstValues
{
    [Member(First + 0), NamedMember]
    public List<(string? Key, int Number)>? Value { get; set; }
}
