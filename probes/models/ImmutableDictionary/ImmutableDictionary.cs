using System.Collections.Immutable;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasImmutableDictionary
{
    [Member(First + 0), NamedMember]
    public ImmutableDictionary<string, int>? Value { get; set; }
}
