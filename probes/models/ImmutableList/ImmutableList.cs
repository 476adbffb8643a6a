using System.Collections.Immutable;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasImmutableList
{
    [Member(First + 0), NamedMember]
    public ImmutableList<int>? Value { get; set; }
}
