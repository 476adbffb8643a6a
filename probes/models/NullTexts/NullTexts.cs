namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasTextMap
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, string?>? Value { get; set; }
}
