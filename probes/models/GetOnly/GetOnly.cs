namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Seat
{
    [Constructor]
    public Seat(int row, string label)
    {
        Row = row;
        Label = label;
    }

    [Member(First + 0), NamedMember]
    public int Row { get; }

    [Member(First + 1), NamedMember]
    public string Label { get; }
}
