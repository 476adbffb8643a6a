namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasAlikeKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, int>? Value { get; set; }
}
