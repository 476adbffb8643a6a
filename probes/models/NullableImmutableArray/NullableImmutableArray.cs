using System.Collections.Immutable;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullableArray
{
    [Member(First + 0), NamedMember]
    public ImmutableArray<int>? Value { get; set; }
}
