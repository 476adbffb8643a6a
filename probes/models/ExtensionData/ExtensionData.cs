namespace Goldilocks.Probes.Models;

/// <summary>What an old program knows. Where the library has a member for what the class does not know, the class has one.</summary>
[Contract]
public sealed partial class HasRest
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
public sealed partial class HasMore
{
    [Member(First + 0), NamedMember]
    public int Known { get; set; }

    [Member(First + 1), NamedMember]
    public string? Newer { get; set; }

    [Member(First + 2), NamedMember]
    public int Number { get; set; }
}
