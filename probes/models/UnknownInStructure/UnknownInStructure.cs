namespace Goldilocks.Probes.Models.V1
{
    [Contract]
    public sealed partial class Tracks
    {
        /// <summary>Moves what follows by its length.</summary>
        [Member(First + 0), NamedMember]
        public string Before { get; set; } = "";

        [Member(First + 1), NamedMember]
        public List<Track> Values { get; set; } = [];
    }

    [Contract]
    public sealed partial class Track
    {
        [Member(First + 0), NamedMember]
        public Leg? Start { get; set; }
    }

    /// <summary>Version 2 has a member before this one and one behind it.</summary>
    [Contract]
    public partial struct Leg
    {
        [Member(First + 1), NamedMember]
        public double? Miles { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Tracks
    {
        [Member(First + 0), NamedMember]
        public string Before { get; set; } = "";

        [Member(First + 1), NamedMember]
        public List<Lap> Values { get; set; } = [];
    }

    [Contract]
    public sealed partial class Lap
    {
        [Member(First + 0), NamedMember]
        public Hop? Start { get; set; }
    }

    [Contract]
    public partial struct Hop
    {
        [Member(First + 0), NamedMember]
        public string? From { get; set; }

        [Member(First + 1), NamedMember]
        public double? Miles { get; set; }

        [Member(First + 2), NamedMember]
        public string? To { get; set; }
    }
}
