namespace Goldilocks.Probes.Models
{
    [Contract]
    public sealed partial class FareTable
    {
        [Member(First + 0), NamedMember]
        public List<Fare>? List { get; set; }
    }

    /// <summary>Two classes of one name derive from it.</summary>
    [Contract]
    [Derived(10, typeof(Rail.Ticket))]
    [Derived(11, typeof(Road.Ticket))]
    public abstract partial class Fare
    {
        [Member(First + 0), NamedMember]
        public int Price { get; set; }
    }
}

namespace Goldilocks.Probes.Models.Rail
{
    [Contract]
    public sealed partial class Ticket : Fare
    {
        [Member(First + 1), NamedMember]
        public int Seat { get; set; }
    }
}

namespace Goldilocks.Probes.Models.Road
{
    [Contract]
    public sealed partial class Ticket : Fare
    {
        [Member(First + 1), NamedMember]
        public string? Lane { get; set; }
    }
}
