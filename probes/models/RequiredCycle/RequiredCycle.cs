namespace Goldilocks.Probes.Models;

/// <summary>An object with a member that the compiler asks for, and that can lead to itself.</summary>
[Contract]
public sealed partial class Orbit
{
    [Member(First + 0), NamedMember]
    public required int Number { get; set; }

    [Member(First + 1), NamedMember]
    public Orbit? Next { get; set; }
}
