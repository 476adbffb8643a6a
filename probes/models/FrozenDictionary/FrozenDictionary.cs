using System.Collections.Frozen;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasFrozenDictionary
{
    [Member(First + 0), NamedMember]
    public FrozenDictionary<string, int>? Value { get; set; }
}
