namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Memo
{
    [Constructor]
    public Memo(int known) => Known = known;

    [Member(First + 0), NamedMember]
    public int Known { get; }

#if TAKES_REST
    [RestMember]
    public Dictionary<string, object>? Rest { get; set; }
#endif
}

/// <summary>No member is declared as it.</summary>
[Contract]
public partial class Directive
{
    [Member(First + 1), NamedMember]
    public int Number { get; set; }

    [NotMember]
    public string? Draft { get; set; }

#if TAKES_REST
    [RestMember]
    public Dictionary<string, object>? Rest { get; set; }
#endif
}

[Contract]
public sealed partial class Manifesto : Directive
{
    [Constructor]
    public Manifesto(int known) => Known = known;

    [Member(First + 0), NamedMember]
    public int Known { get; }
}

/// <summary>What a newer program writes.</summary>
[Contract]
public sealed partial class Petition
{
    [Member(First + 0), NamedMember]
    public string? Draft { get; set; }

    [Member(First + 1), NamedMember]
    public int Known { get; set; }

    [Member(First + 2), NamedMember]
    public string? Newer { get; set; }
}
