using System.Collections.Concurrent;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasConcurrentBag
{
    [Member(First + 0), NamedMember]
    public ConcurrentBag<int>? Value { get; set; }
}
