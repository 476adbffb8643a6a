namespace Goldilocks.Probes.Models.V1
{
    /// <summary>Without the parameter that version 2 adds.</summary>
    [Contract]
    public sealed partial record Packet([property: Member(First + 0), NamedMember] int Given);
}

namespace Goldilocks.Probes.Models.V2
{
    /// <summary>The default is the parameter's.</summary>
    [Contract]
    public sealed partial record Packet([property: Member(First + 0), NamedMember] int Given, [property: Member(First + 1), NamedMember] int Number = 42);
}
