namespace Goldilocks.Probes.Models;

/// <summary>An object with a member that is set where it is made, and that can lead to itself.</summary>
[Contract]
public sealed partial class Loop
{
    [Member(First + 0), NamedMember]
    public int Number { get; init; } = -1;

    [Member(First + 1), NamedMember]
    public Loop? Next { get; set; }
}
