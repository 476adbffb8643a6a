namespace Goldilocks.Probes.Models;

/// <summary>What an old program knows. Where the library has a member for the rest, and a type for a piece of its format, the member is of that type.</summary>
[Contract]
public sealed partial class HasOwnRest
{
    [Member(First + 0), NamedMember]
    public int Known { get; set; }

#if TAKES_REST && TAKES_TREES
    [RestMember]
    public OwnTree? Rest { get; set; }
#endif
}

/// <summary>What a newer program writes.</summary>
[Contract]
public sealed partial class Successor
{
    [Member(First + 0), NamedMember]
    public int Known { get; set; }

    [Member(First + 1), NamedMember]
    public string? Newer { get; set; }

    [Member(First + 2), NamedMember]
    public Successor? Inner { get; set; }
}
