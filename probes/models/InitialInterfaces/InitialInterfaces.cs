namespace Goldilocks.Probes.Models;

/// <summary>Nothing can be added to the array that stands for no elements.</summary>
[Contract]
public sealed partial class StartsReadOnlyList
{
    [Member(First + 0), NamedMember]
    public IReadOnlyList<int>? Value { get; set; } = Array.Empty<int>();
}

[Contract]
public sealed partial class StartsReadOnlyCollection
{
    [Member(First + 0), NamedMember]
    public IReadOnlyCollection<int>? Value { get; set; } = Array.Empty<int>();
}

[Contract]
public sealed partial class StartsEnumerable
{
    [Member(First + 0), NamedMember]
    public IEnumerable<int>? Value { get; set; } = Array.Empty<int>();
}

/// <summary>An array implements these, and its Add throws.</summary>
[Contract]
public sealed partial class StartsList
{
    [Member(First + 0), NamedMember]
    public IList<int>? Value { get; set; } = Array.Empty<int>();
}

[Contract]
public sealed partial class StartsCollection
{
    [Member(First + 0), NamedMember]
    public ICollection<int>? Value { get; set; } = Array.Empty<int>();
}
