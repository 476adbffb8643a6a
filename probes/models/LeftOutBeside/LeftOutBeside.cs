namespace Goldilocks.Probes.Models.V1
{
    /// <summary>What another program sends: it states both members.</summary>
    [Contract]
    public sealed partial class Visit
    {
        [Member(First + 0), NamedMember]
        public string? Name { get; set; }

        [Member(First + 1), NamedMember]
        public string? Role { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    /// <summary>The constructor takes what the payload may state.</summary>
    [Contract]
    public sealed partial class Visit
    {
        [Constructor]
        public Visit(string? name) => Name = name;

        [Member(First + 0), NamedMember]
        public string? Name { get; }

        [NotMember]
        public string? Role { get; set; } = "guest";
    }
}
