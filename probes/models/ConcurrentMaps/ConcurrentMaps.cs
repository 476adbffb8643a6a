using System.Collections.Concurrent;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasConcurrentMap
{
    [Member(First + 0), NamedMember]
    public ConcurrentDictionary<string, int>? Value { get; set; }
}
