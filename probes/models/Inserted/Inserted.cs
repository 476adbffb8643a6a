namespace Goldilocks.Probes.Models.V1
{
    /// <summary>In version 2 a member is declared between these: by the alphabet it is between them too, and its number comes last.</summary>
    [Contract]
    public sealed partial class Row
    {
        [Member(First + 0), NamedMember]
        public int Apple { get; set; }

        [Member(First + 1), NamedMember]
        public int Zebra { get; set; }
    }

    [Contract]
    public sealed partial class RowPair
    {
        [Member(First + 0), NamedMember]
        public Row One { get; set; } = new();

        [Member(First + 1), NamedMember]
        public Row Two { get; set; } = new();

        [Member(First + 2), NamedMember]
        public int Tail { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Row
    {
        [Member(First + 0), NamedMember]
        public int Apple { get; set; }

        [Member(First + 2), NamedMember]
        public int Mango { get; set; } = 7;

        [Member(First + 1), NamedMember]
        public int Zebra { get; set; }
    }

    [Contract]
    public sealed partial class RowPair
    {
        [Member(First + 0), NamedMember]
        public Row One { get; set; } = new();

        [Member(First + 1), NamedMember]
        public Row Two { get; set; } = new();

        [Member(First + 2), NamedMember]
        public int Tail { get; set; }
    }
}
