namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasRestInit
{
    [Member(First + 0), NamedMember]
    public int Known { get; set; }

#if TAKES_REST
    [RestMember]
    public Dictionary<string, object>? Rest { get; init; }
#endif
}

[Contract]
public sealed partial class HasRestFixed
{
    [Member(First + 0), NamedMember]
    public int Known { get; set; }

#if TAKES_REST
    [RestMember]
    public Dictionary<string, object> Rest { get; } = [];
#endif
}

[Contract]
public sealed partial class HasRestInterface
{
    [Member(First + 0), NamedMember]
    public int Known { get; set; }

#if TAKES_REST
    [RestMember]
    public IDictionary<string, object>? Rest { get; set; }
#endif
}
