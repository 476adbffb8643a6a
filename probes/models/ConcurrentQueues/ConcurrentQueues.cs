using System.Collections.Concurrent;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasConcurrentQueue
{
    [Member(First + 0), NamedMember]
    public ConcurrentQueue<int>? Value { get; set; }
}
