namespace Goldilocks.Probes.Models.V1
{
    [Contract]
    public sealed partial class Meeting
    {
        [Member(First + 0), NamedMember]
        public DateTime Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Passport
    {
        [Member(First + 0), NamedMember]
        public Guid Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Meeting
    {
        [Member(First + 0), NamedMember]
        public DateTimeOffset Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Passport
    {
        [Member(First + 0), NamedMember]
        public string? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }
}
