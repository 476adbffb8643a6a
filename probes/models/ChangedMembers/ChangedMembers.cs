namespace Goldilocks.Probes.Models.V1
{
    [Contract]
    public sealed partial class Sensor
    {
        [Member(First + 0), NamedMember]
        public int? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Slip
    {
        [Member(First + 0), NamedMember]
        public int Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Census
    {
        [Member(First + 0), NamedMember]
        public string? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Heading
    {
        [Member(First + 0), NamedMember]
        public string? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Mood
    {
        [Member(First + 0), NamedMember]
        public Temper Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    public enum Temper
    {
        None,
        Calm,
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Sensor
    {
        [Member(First + 0), NamedMember]
        public int Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Slip
    {
        [Member(First + 0), NamedMember]
        public string? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Census
    {
        [Member(First + 0), NamedMember]
        public int Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Heading
    {
        [Member(First + 0), NamedMember]
        public List<string>? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Mood
    {
        [Member(First + 0), NamedMember]
        public string? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }
}
