namespace Goldilocks.Probes.Models;

/// <summary>The constructor takes one member, and the other follows from it.</summary>
[Contract]
public sealed partial class Player
{
    [Constructor]
    public Player(int number) => Number = number;

    [Member(First + 0), NamedMember]
    public int Number { get; }

    [Member(First + 1), NamedMember]
    public int Twice => 2 * Number;

    [Member(First + 2), NamedMember]
    public int Last { get; set; }
}
