namespace Goldilocks.Probes.Models.V1
{
    /// <summary>In version 2 members of other types are added, and the text between the numbers is renamed.</summary>
    [Contract]
    public sealed partial class Card
    {
        [Member(First + 0), NamedMember]
        public int Apple { get; set; }

        [Member(First + 1), NamedMember]
        public string Kiwi { get; set; } = "";

        [Member(First + 2), NamedMember]
        public int Zebra { get; set; }
    }

    [Contract]
    public sealed partial class Label
    {
        [Member(First + 0), NamedMember]
        public int Apple { get; set; }

        [Member(First + 1), NamedMember]
        public string Kiwi { get; set; } = "";

        [Member(First + 2), NamedMember]
        public int Zebra { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Card
    {
        [Member(First + 0), NamedMember]
        public int Apple { get; set; }

        [Member(First + 3), NamedMember]
        public string? Berry { get; set; }

        [Member(First + 4), NamedMember]
        public double? Cherry { get; set; }

        [Member(First + 5), NamedMember]
        public List<int>? Dates { get; set; }

        [Member(First + 6), NamedMember]
        public Stamp? Elder { get; set; }

        [Member(First + 1), NamedMember]
        public string Kiwi { get; set; } = "";

        [Member(First + 2), NamedMember]
        public int Zebra { get; set; }
    }

    [Contract]
    public sealed partial class Stamp
    {
        [Member(First + 0), NamedMember]
        public int Number { get; set; }
    }

    [Contract]
    public sealed partial class Label
    {
        [Member(First + 0), NamedMember]
        public int Apple { get; set; }

        [Member(First + 1), NamedMember]
        public string Mango { get; set; } = "";

        [Member(First + 2), NamedMember]
        public int Zebra { get; set; }
    }
}
