namespace Goldilocks.Probes.Models.V1
{
    [Contract]
    public sealed partial class Hamper
    {
        [Member(First + 0), NamedMember]
        public object? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Chest
    {
        [Member(First + 0), NamedMember]
        public string? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Tag
    {
        [Member(First + 0), NamedMember]
        public object? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Hamper
    {
        [Member(First + 0), NamedMember]
        public string? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Chest
    {
        [Member(First + 0), NamedMember]
        public object? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }

    [Contract]
    public sealed partial class Tag
    {
        [Member(First + 0), NamedMember]
        public Type? Item { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }
}
