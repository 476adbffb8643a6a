namespace Goldilocks.Probes.Models;

[Contract]
public partial class Shelf<T>
{
    [Member(First + 0), NamedMember]
    public T? Upper { get; set; }
}

/// <summary>What it hands to its base class is made of its own types.</summary>
[Contract]
public partial class Rack<TKey, TValue> : Shelf<List<TValue>>
{
    [Member(First + 1), NamedMember]
    public TKey? Key { get; set; }
}

[Contract]
public sealed partial class Pantry : Rack<int, string>
{
    [Member(First + 2), NamedMember]
    public string? Door { get; set; }
}
