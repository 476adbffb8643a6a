namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Odometers
{
    [Member(First + 0), NamedMember]
    public Odometer One { get; set; }

    [Member(First + 1), NamedMember]
    public Odometer[]? Array { get; set; }

    [Member(First + 2), NamedMember]
    public List<Odometer>? List { get; set; }
}

/// <summary>It has numbers only, so that a library may copy it as it lies in memory. The distance since the last stop is no part of a payload.</summary>
[Contract]
public partial struct Odometer
{
    [Member(First + 0), NamedMember]
    public int Total { get; set; }

    [NotMember]
    public int SinceStop { get; set; }
}
