namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Plate
{
    [Member(First + 0), Included]
    public readonly int Number;

    [Constructor]
    public Plate(int number) => Number = number;
}
