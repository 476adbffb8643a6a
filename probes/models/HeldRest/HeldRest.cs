namespace Goldilocks.Probes.Models.V1
{
    /// <summary>What an old program knows. Where the library has a base class or an interface for what a class does not know, the adapter declares it in another part of this one.</summary>
    [Contract]
    public sealed partial class Held
    {
        [Member(First + 0), NamedMember]
        public int Known { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    /// <summary>What a newer program writes.</summary>
    [Contract]
    public sealed partial class Held
    {
        [Member(First + 0), NamedMember]
        public int Known { get; set; }

        [Member(First + 1), NamedMember]
        public string? Newer { get; set; }

        [Member(First + 2), NamedMember]
        public int Number { get; set; }

        [Member(First + 3), NamedMember]
        public List<int>? Numbers { get; set; }
    }
}
