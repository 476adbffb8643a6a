namespace Goldilocks.Probes.Models.V1
{
    /// <summary>In version 2 a number is put first, and the others get new numbers, as in a program without a rule for numbers.</summary>
    [Contract]
    public sealed partial class Crate
    {
        [Member(First + 0), NamedMember]
        public int Bread { get; set; }

        [Member(First + 1), NamedMember]
        public int Honey { get; set; }
    }

    /// <summary>In version 2 a text is put first.</summary>
    [Contract]
    public sealed partial class Parcel
    {
        [Member(First + 0), NamedMember]
        public int Bread { get; set; }

        [Member(First + 1), NamedMember]
        public int Honey { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Crate
    {
        [Member(First + 0), NamedMember]
        public int Apple { get; set; }

        [Member(First + 1), NamedMember]
        public int Bread { get; set; }

        [Member(First + 2), NamedMember]
        public int Honey { get; set; }
    }

    [Contract]
    public sealed partial class Parcel
    {
        [Member(First + 0), NamedMember]
        public string? Apple { get; set; }

        [Member(First + 1), NamedMember]
        public int Bread { get; set; }

        [Member(First + 2), NamedMember]
        public int Honey { get; set; }
    }
}
