namespace Goldilocks.Probes.Models.V1
{
    /// <summary>The same values in a member.</summary>
    [Contract]
    public sealed partial class Portmanteau
    {
        [Member(First + 0), NamedMember]
        public List<int>? Numbers { get; set; }

        [Member(First + 1), NamedMember]
        public List<Kayak>? Objects { get; set; }

        [Member(First + 2), NamedMember]
        public Kayak? One { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    /// <summary>It does not know them.</summary>
    [Contract]
    public sealed partial class Portmanteau
    {
#if TAKES_PIECES
        [Member(First + 0), NamedMember]
        public OwnPiece? Numbers { get; set; }

        [Member(First + 1), NamedMember]
        public OwnPiece? Objects { get; set; }

        [Member(First + 2), NamedMember]
        public OwnPiece? One { get; set; }
#endif
    }
}
