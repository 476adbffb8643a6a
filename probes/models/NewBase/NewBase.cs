namespace Goldilocks.Probes.Models.V1
{
    [Contract]
    public sealed partial class Lathe
    {
        [Member(First + 0), NamedMember]
        public int Number { get; set; }

        [Member(First + 1), NamedMember]
        public string? Text { get; set; }

        [Member(First + 2), NamedMember]
        public int Own { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    /// <summary>No member is declared as it, so that no payload has to say which class it holds.</summary>
    [Contract]
    public partial class Machine
    {
        [Member(First + 0), NamedMember]
        public int Number { get; set; }

        [Member(First + 1), NamedMember]
        public string? Text { get; set; }
    }

    [Contract]
    public sealed partial class Lathe : Machine
    {
        [Member(First + 2), NamedMember]
        public int Own { get; set; }
    }
}
