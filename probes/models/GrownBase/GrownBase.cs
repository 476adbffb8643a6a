namespace Goldilocks.Probes.Models
{
    /// <summary>The first number of the derived class. Where numbers may have gaps, it leaves room for the base class; elsewhere it moves.</summary>
    internal static class GrownNumbers
    {
        public const int Before = First + (MayHaveGaps ? 10 : 1);

        public const int After = First + (MayHaveGaps ? 10 : 2);
    }
}

namespace Goldilocks.Probes.Models.V1
{
    /// <summary>In version 2 it has a member more. No member is declared as it, so that no payload has to say which class it holds.</summary>
    [Contract]
    public partial class Craft
    {
        [Member(First + 0), NamedMember]
        public int Number { get; set; }
    }

    [Contract]
    public sealed partial class Trawler : Craft
    {
        [Member(GrownNumbers.Before), NamedMember]
        public int Own { get; set; }

        [Member(GrownNumbers.Before + 1), NamedMember]
        public string? Text { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public partial class Craft
    {
        [Member(First + 0), NamedMember]
        public int Number { get; set; }

        [Member(First + 1), NamedMember]
        public int Added { get; set; }
    }

    [Contract]
    public sealed partial class Trawler : Craft
    {
        [Member(GrownNumbers.After), NamedMember]
        public int Own { get; set; }

        [Member(GrownNumbers.After + 1), NamedMember]
        public string? Text { get; set; }
    }
}
