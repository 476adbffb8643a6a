namespace Goldilocks.Probes.Models.V1
{
    /// <summary>What a program sends.</summary>
    [Contract]
    public sealed partial class Ballot
    {
        [Member(First + 0), NamedMember]
        public int Number { get; set; }

        [Member(First + 1), NamedMember]
        public List<int>? Choices { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    /// <summary>What another takes, and shows to none.</summary>
    [Contract]
    public sealed partial class Ballot
    {
        [Member(First + 0), NamedMember]
        public int Number { private get; set; }

        [Member(First + 1), NamedMember]
        public List<int>? Choices { private get; set; }

        /// <summary>A method, so that no library takes it for a member.</summary>
        public (int Number, List<int>? Choices) Count() => (Number, Choices);
    }
}
