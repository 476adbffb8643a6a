namespace Goldilocks.Probes.Models;

/// <summary>What an old program knows.</summary>
[Contract]
public sealed partial class Barque
{
    [Member(First + 0), NamedMember]
    public int Known { get; set; }

#if TAKES_REST
    [RestMember]
    public Dictionary<string, object>? Rest { get; set; }
#endif
}

/// <summary>What a newer program writes.</summary>
[Contract]
public sealed partial class Brig
{
    [Member(First + 0), NamedMember]
    public int Known { get; set; }

#if TAKES_REST
    [Member(First + 1), NamedMember]
    public int KNOWN { get; set; }
#endif
}
