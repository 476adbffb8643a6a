namespace Goldilocks.Probes.Models.V1
{
    [Contract]
    public sealed partial class Pouch
    {
        [Member(First + 0), NamedMember]
        public List<int>? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Ledger
    {
        [Member(First + 0), NamedMember]
        public Dictionary<int, int>? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Pouch
    {
        [Member(First + 0), NamedMember]
        public HashSet<int>? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Ledger
    {
        [Member(First + 0), NamedMember]
        public Dictionary<string, int>? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }
}
