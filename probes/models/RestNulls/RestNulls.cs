namespace Goldilocks.Probes.Models;

/// <summary>What an old program knows.</summary>
[Contract]
public sealed partial class Lugger
{
    [Member(First + 0), NamedMember]
    public int Known { get; set; }

    [Member(First + 1), NamedMember]
    public string? Name { get; set; }

    [Member(First + 2), NamedMember]
    public int? Count { get; set; }

#if TAKES_REST
    [RestMember]
    public Dictionary<string, object>? Rest { get; set; }
#endif
}

/// <summary>What a newer program writes. Its initial value shows whether a null was lost.</summary>
[Contract]
public sealed partial class Schooner
{
    [Member(First + 0), NamedMember]
    public int Known { get; set; }

    [Member(First + 1), NamedMember]
    public string? Name { get; set; }

    [Member(First + 2), NamedMember]
    public int? Count { get; set; }

    [Member(First + 3), NamedMember]
    public string? Newer { get; set; } = "unset";
}
