namespace Goldilocks.Probes.Models.V1
{
    /// <summary>The numbers below were left free, and version 2 takes them.</summary>
    [Contract]
    public sealed partial class Bay
    {
        [Member(First + 2), NamedMember]
        public int Zebra { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Bay
    {
        [Member(First + 0), NamedMember]
        public int Apple { get; set; } = 7;

        [Member(First + 1), NamedMember]
        public int Mango { get; set; } = 8;

        [Member(First + 2), NamedMember]
        public int Zebra { get; set; }
    }
}
