namespace Goldilocks.Probes.Models;

/// <summary>Its field is what is written, and a property of the same name shows it.</summary>
[Contract]
public sealed partial class Cruise
{
    [Member(First + 0), Included]
    private int _distance;

    [Constructor]
    public Cruise(int distance) => _distance = distance;

    [Member(First + 1), NamedMember]
    public int Distance => _distance;

    public void Extend(int distance) => _distance += distance;
}
