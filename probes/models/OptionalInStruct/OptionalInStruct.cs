namespace Goldilocks.Probes.Models.V1
{
    [Contract]
    public sealed partial class Casket
    {
        [Member(First + 0), NamedMember]
        public Postmark Value { get; set; }
    }

    /// <summary>Without the parameter that version 2 adds.</summary>
    [Contract]
    public partial record struct Postmark([property: Member(First + 0), NamedMember] int Given);
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Casket
    {
        [Member(First + 0), NamedMember]
        public Postmark Value { get; set; }
    }

    /// <summary>The default is the parameter's, and a structure can be made without its constructor.</summary>
    [Contract]
    public partial record struct Postmark([property: Member(First + 0), NamedMember] int Given, [property: Member(First + 1), NamedMember] int Number = 42);
}
