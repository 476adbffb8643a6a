using System.Collections.Concurrent;

namespace Goldilocks.Probes.Models;

/// <summary>Other threads put things into it while a program saves it.</summary>
[Contract]
public sealed partial class Inflow
{
    [Member(First + 0), NamedMember]
    public ConcurrentQueue<int>? Value { get; set; }
}
