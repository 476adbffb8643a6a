namespace Goldilocks.Probes.Models
{
    [Contract]
    [Derived(10, typeof(Sailer))]
    public partial class Hull
    {
        [Member(First + 0), NamedMember]
        public int Number { get; set; }
    }

    [Contract]
    public sealed partial class Sailer : Hull
    {
        [Member(First + 1), NamedMember]
        public string? Text { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V1
{
    [Contract]
    public sealed partial class Jetty
    {
        [Member(First + 0), NamedMember]
        public Hull? Value { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Jetty
    {
        [Member(First + 0), NamedMember]
        public Sailer? Value { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }
}
