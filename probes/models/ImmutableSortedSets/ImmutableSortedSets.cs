using System.Collections.Immutable;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasImmutableSortedSet
{
    [Member(First + 0), NamedMember]
    public ImmutableSortedSet<int>? Value { get; set; }
}
