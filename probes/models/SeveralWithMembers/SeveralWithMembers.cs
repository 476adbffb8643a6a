namespace Goldilocks.Probes.Models;

/// <summary>One constructor takes all members, and the other one of them.</summary>
[Contract]
public sealed partial class BoardingPass
{
    public BoardingPass(int number)
        : this(number, "none")
    {
    }

    public BoardingPass(int number, string text) => (Number, Text) = (number, text);

    [Member(First + 0), NamedMember]
    public int Number { get; }

    [Member(First + 1), NamedMember]
    public string Text { get; }
}
