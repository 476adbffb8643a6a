using System.Collections.Immutable;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class StartsImmutableList
{
    [Member(First + 0), NamedMember]
    public ImmutableList<int> Value { get; set; } = [];
}

[Contract]
public sealed partial class StartsImmutableArray
{
    [Member(First + 0), NamedMember]
    public ImmutableArray<int> Value { get; set; } = [];
}

[Contract]
public sealed partial class StartsImmutableSet
{
    [Member(First + 0), NamedMember]
    public ImmutableHashSet<int> Value { get; set; } = [];
}
