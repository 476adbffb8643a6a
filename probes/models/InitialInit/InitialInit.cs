namespace Goldilocks.Probes.Models.V1
{
    /// <summary>Without the member that version 2 adds.</summary>
    [Contract]
    public sealed partial class Ticket
    {
        [Member(First + 0), NamedMember]
        public int Given { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Ticket
    {
        [Member(First + 0), NamedMember]
        public int Given { get; init; }

        [Member(First + 1), NamedMember]
        public int Number { get; init; } = 42;
    }
}
