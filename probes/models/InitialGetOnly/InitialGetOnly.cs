namespace Goldilocks.Probes.Models;

/// <summary>Nothing can replace the list.</summary>
[Contract]
public sealed partial class HasFixedList
{
    [Member(First + 0), NamedMember]
    public List<int> Value { get; } = [7, 8];

    [Member(First + 1), NamedMember]
    public int Number { get; set; }
}
