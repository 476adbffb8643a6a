namespace Goldilocks.Probes.Models.V1
{
    /// <summary>It knows all of its data.</summary>
    [Contract]
    public sealed partial class Freight
    {
        [Member(First + 0), NamedMember]
        public int Known { get; set; }

        [Member(First + 1), NamedMember]
        public Cargo? Value { get; set; }
    }

    [Contract]
    public sealed partial class Cargo
    {
        [Member(First + 0), NamedMember]
        public string Text { get; set; } = "";

        [Member(First + 1), NamedMember]
        public double Number { get; set; }

        [Member(First + 2), NamedMember]
        public List<int>? List { get; set; }

        [Member(First + 3), NamedMember]
        public DateTimeOffset When { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    /// <summary>It does not know the content. Where the library has a type for a piece of its format, it keeps the content in that.</summary>
    [Contract]
    public sealed partial class Freight
    {
        [Member(First + 0), NamedMember]
        public int Known { get; set; }

#if TAKES_TREES
        [Member(First + 1), NamedMember]
        public OwnTree? Value { get; set; }
#endif
    }
}
