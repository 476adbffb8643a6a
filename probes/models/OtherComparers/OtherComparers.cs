using System.Collections.Concurrent;

namespace Goldilocks.Probes.Models;

/// <summary>One place is filled at a time; the others are null.</summary>
[Contract]
public sealed partial class HasComparers
{
    [Member(First + 0), NamedMember]
    public ConcurrentDictionary<string, int>? Concurrent { get; set; }

    [Member(First + 1), NamedMember]
    public SortedList<string, int>? List { get; set; }

    [Member(First + 2), NamedMember]
    public SortedSet<string>? Set { get; set; }
}
