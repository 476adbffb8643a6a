namespace Goldilocks.Probes.Models;

/// <summary>An object that its constructor fills in part, and that can lead to itself.</summary>
[Contract]
public sealed partial class Knot
{
    [Constructor]
    public Knot(int number)
    {
        Number = number;
    }

    [Member(First + 0), NamedMember]
    public int Number { get; }

    [Member(First + 1), NamedMember]
    public Knot? Next { get; set; }
}
