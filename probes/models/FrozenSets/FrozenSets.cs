using System.Collections.Frozen;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasFrozenSet
{
    [Member(First + 0), NamedMember]
    public FrozenSet<int>? Value { get; set; }
}
