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

    [Member(First + 0)]
    public int Row { get; }

    [Member(First + 1)]
    public string Label { get; }
}
