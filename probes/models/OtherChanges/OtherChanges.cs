namespace Goldilocks.Probes.Models.V1
{
    [Contract]
    public sealed partial class Rack
    {
        [Member(First + 0), NamedMember]
        public List<int>? Items { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Badge
    {
        [Member(First + 0), NamedMember]
        public int Level { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Cost
    {
        [Member(First + 0), NamedMember]
        public int Amount { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Plot
    {
        [Member(First + 0), NamedMember]
        public Stand? Place { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Stand
    {
        [Member(First + 0), NamedMember]
        public int Row { get; set; }

        [Member(First + 1), NamedMember]
        public int Column { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Rack
    {
        [Member(First + 0), NamedMember]
        public int[]? Items { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Badge
    {
        [Member(First + 0), NamedMember]
        public Grade Level { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Cost
    {
        [Member(First + 0), NamedMember]
        public decimal Amount { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Plot
    {
        [Member(First + 0), NamedMember]
        public Stand Place { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public partial struct Stand
    {
        [Member(First + 0), NamedMember]
        public int Row { get; set; }

        [Member(First + 1), NamedMember]
        public int Column { get; set; }
    }

    public enum Grade
    {
        None,
        Low,
        High = 11,
    }
}
