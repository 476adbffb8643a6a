namespace Goldilocks.Probes.Models;

/// <summary>Its list may hold one object twice.</summary>
[Contract]
public sealed partial class Rota
{
    [Member(First + 0), NamedMember]
    public List<Shift> Items { get; set; } = [];
}

[Contract]
public sealed partial class Shift
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}
