namespace Goldilocks.Probes.Models;

/// <summary>Nothing can replace the dictionary.</summary>
[Contract]
public sealed partial class HasFixedMap
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, int> Value { get; } = new() { ["seven"] = 7 };

    [Member(First + 1), NamedMember]
    public int Number { get; set; }
}
