using System.Collections.Immutable;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasImmutableSet
{
    [Member(First + 0), NamedMember]
    public ImmutableHashSet<int>? Value { get; set; }
}

[Contract]
public sealed partial class HasImmutableSorted
{
    [Member(First + 0), NamedMember]
    public ImmutableSortedDictionary<string, int>? Value { get; set; }
}

[Contract]
public sealed partial class HasImmutableQueue
{
    [Member(First + 0), NamedMember]
    public ImmutableQueue<int>? Value { get; set; }
}
