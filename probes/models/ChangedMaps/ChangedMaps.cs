using System.Collections.Concurrent;

namespace Goldilocks.Probes.Models;

/// <summary>A program counts in it on several threads, and saves it now and then.</summary>
[Contract]
public sealed partial class Footfall
{
    [Member(First + 0), NamedMember]
    public ConcurrentDictionary<string, int>? Value { get; set; }
}
