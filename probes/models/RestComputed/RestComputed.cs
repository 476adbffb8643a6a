namespace Goldilocks.Probes.Models;

/// <summary>One of its members has no setter, so that a reader finds it in the payload and cannot set it.</summary>
[Contract]
public sealed partial class Raft
{
    [Member(First + 0), NamedMember]
    public int Known { get; set; }

#if TAKES_REST
    [Member(First + 1), NamedMember]
    public int Twice => 2 * Known;

    [RestMember]
    public Dictionary<string, object>? Rest { get; set; }
#endif
}
