using System.Collections.Immutable;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasImmutableInterface
{
    [Member(First + 0), NamedMember]
    public IImmutableList<int>? Value { get; set; }
}
