using System.Collections.Immutable;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasImmutableComparers
{
    [Member(First + 0), NamedMember]
    public ImmutableDictionary<string, string>? Value { get; set; }
}
