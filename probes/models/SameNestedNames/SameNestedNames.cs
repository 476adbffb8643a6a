namespace Goldilocks.Probes.Models;

/// <summary>Both of its members have a class and an enumeration of one name inside.</summary>
[Contract]
public sealed partial class Doorbell
{
    [Member(First + 0), NamedMember]
    public Knob? Button { get; set; }

    [Member(First + 1), NamedMember]
    public Chime? Sound { get; set; }

    [Contract]
    public sealed partial class Knob
    {
        [Member(First + 0), NamedMember]
        public State Kind { get; set; }

        [Member(First + 1), NamedMember]
        public Part? Inside { get; set; }

        public enum State
        {
            Loose,
            Pressed,
        }

        [Contract]
        public sealed partial class Part
        {
            [Member(First + 0), NamedMember]
            public int Number { get; set; }
        }
    }

    [Contract]
    public sealed partial class Chime
    {
        [Member(First + 0), NamedMember]
        public State Kind { get; set; }

        [Member(First + 1), NamedMember]
        public Part? Inside { get; set; }

        public enum State
        {
            Silent,
            Quiet,
            Loud,
        }

        [Contract]
        public sealed partial class Part
        {
            [Member(First + 0), NamedMember]
            public string? Text { get; set; }
        }
    }
}
