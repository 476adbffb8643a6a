namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasUriKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<Uri, int>? Value { get; set; }
}
