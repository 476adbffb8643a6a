namespace Goldilocks.Probes.Models
{
    /// <summary>Its members have classes of one name.</summary>
    [Contract]
    public sealed partial class Dealings
    {
        [Member(First + 0), NamedMember]
        public Sales.Lot? Sold { get; set; }

        [Member(First + 1), NamedMember]
        public Purchases.Lot? Bought { get; set; }

        [Member(First + 2), NamedMember]
        public List<Purchases.Lot>? Others { get; set; }
    }
}

namespace Goldilocks.Probes.Models.Sales
{
    [Contract]
    public sealed partial class Lot
    {
        [Member(First + 0), NamedMember]
        public int Number { get; set; }
    }
}

namespace Goldilocks.Probes.Models.Purchases
{
    [Contract]
    public sealed partial class Lot
    {
        [Member(First + 0), NamedMember]
        public string? Text { get; set; }
    }
}
