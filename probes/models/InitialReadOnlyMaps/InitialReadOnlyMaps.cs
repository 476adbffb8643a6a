using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Goldilocks.Probes.Models;

/// <summary>What its methods add is in the dictionary that they return.</summary>
[Contract]
public sealed partial class StartsImmutableMap
{
    [Member(First + 0), NamedMember]
    public IReadOnlyDictionary<string, int>? Value { get; set; } = ImmutableDictionary<string, int>.Empty;
}

/// <summary>Its methods that add throw.</summary>
[Contract]
public sealed partial class StartsReadOnlyMap
{
    [Member(First + 0), NamedMember]
    public IReadOnlyDictionary<string, int>? Value { get; set; } = ReadOnlyDictionary<string, int>.Empty;
}
