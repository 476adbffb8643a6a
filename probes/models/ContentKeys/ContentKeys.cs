namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasListedKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<Course, int>? Value { get; set; }
}

[Contract]
public sealed partial class HasMappedKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<Tags, int>? Value { get; set; }
}

[Contract]
public sealed partial class HasMappedSet
{
    [Member(First + 0), NamedMember]
    public HashSet<Tags>? Value { get; set; }
}

/// <summary>Two routes are equal by their stops. Until they are there, all routes are equal.</summary>
[Contract]
public sealed partial class Course : IEquatable<Course>
{
    [Member(First + 0), NamedMember]
    public List<int> Stops { get; set; } = [];

    public bool Equals(Course? other) => other is not null && Stops.SequenceEqual(other.Stops);

    public override bool Equals(object? obj) => Equals(obj as Course);

    public override int GetHashCode() => Stops.Aggregate(0, (hash, stop) => unchecked((hash * 31) + stop));

    public override string ToString() => string.Join(" to ", Stops);
}

/// <summary>Two tags are equal by their entries. Until they are there, all tags are equal.</summary>
[Contract]
public sealed partial class Tags : IEquatable<Tags>
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, int> Entries { get; set; } = [];

    public bool Equals(Tags? other) => other is not null && Entries.Count == other.Entries.Count && Entries.All(entry => other.Entries.TryGetValue(entry.Key, out var value) && value == entry.Value);

    public override bool Equals(object? obj) => Equals(obj as Tags);

    public override int GetHashCode() => Entries.Values.Sum();

    public override string ToString() => string.Join(", ", Entries.Keys);
}
