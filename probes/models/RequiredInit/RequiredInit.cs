namespace Goldilocks.Probes.Models.V1
{
    /// <summary>Without the member that version 2 requires.</summary>
    [Contract]
    public sealed partial class Form
    {
        [Member(First + 0), NamedMember]
        public int Number { get; set; }
    }

    /// <summary>Without the member that version 2 adds and requires.</summary>
    [Contract]
    public sealed partial class Permit
    {
        [Member(First + 0), NamedMember]
        public int Given { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Form
    {
        [Member(First + 0), NamedMember]
        public required int Number { get; init; }

        [Member(First + 1), NamedMember]
        public required string Name { get; init; }
    }
    [Contract]
    public sealed partial class Permit
    {
        [Member(First + 0), NamedMember]
        public int Given { get; set; }

        [Member(First + 1), NamedMember]
        public required int Number { get; set; } = 42;
    }
}
