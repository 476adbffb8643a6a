namespace Goldilocks.Probes.Models.V1
{
    /// <summary>In version 2 the second member is removed, and its number is not used again.</summary>
    [Contract]
    public sealed partial class Shelf
    {
        [Member(First + 0), NamedMember]
        public int Apple { get; set; }

        [Member(First + 1), NamedMember]
        public int Mango { get; set; } = 7;

        [Member(First + 2), NamedMember]
        public int Zebra { get; set; }
    }

    [Contract]
    public sealed partial class ShelfPair
    {
        [Member(First + 0), NamedMember]
        public Shelf One { get; set; } = new();

        [Member(First + 1), NamedMember]
        public Shelf Two { get; set; } = new();

        [Member(First + 2), NamedMember]
        public int Tail { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Shelf
    {
        [Member(First + 0), NamedMember]
        public int Apple { get; set; }

        [Member(First + 2), NamedMember]
        public int Zebra { get; set; }
    }

    [Contract]
    public sealed partial class ShelfPair
    {
        [Member(First + 0), NamedMember]
        public Shelf One { get; set; } = new();

        [Member(First + 1), NamedMember]
        public Shelf Two { get; set; } = new();

        [Member(First + 2), NamedMember]
        public int Tail { get; set; }
    }
}
