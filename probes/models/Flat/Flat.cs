namespace Goldilocks.Probes.Models.V1
{
    /// <summary>Nothing but numbers: a reader that is one member off reads a number all the same. In version 2 one comes first and one between these, by the alphabet and as declared.</summary>
    [Contract]
    public sealed partial class Strip
    {
        [Member(First + 0), NamedMember]
        public int Kiwi { get; set; }

        [Member(First + 1), NamedMember]
        public int Mango { get; set; }

        [Member(First + 2), NamedMember]
        public int Zebra { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Strip
    {
        [Member(First + 3), NamedMember]
        public int Apple { get; set; }

        [Member(First + 0), NamedMember]
        public int Kiwi { get; set; }

        [Member(First + 1), NamedMember]
        public int Mango { get; set; }

        [Member(First + 4), NamedMember]
        public int Nut { get; set; }

        [Member(First + 2), NamedMember]
        public int Zebra { get; set; }
    }
}
