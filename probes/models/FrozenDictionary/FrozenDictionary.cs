using System.Collections.Frozen;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasFrozenDictionary
{
    [Member(First + 0)]
    public FrozenDictionary<string, int>? Value { get; set; }
}
