namespace Goldilocks.Probes.Models
{
    [Contract]
    public sealed partial class Wallet
    {
        [Member(First + 0), NamedMember]
        public List<IPass>? List { get; set; }
    }

    /// <summary>Two classes of one name implement it.</summary>
    [Interface]
    [AnyDerived(10, typeof(Museum.Card))]
    [AnyDerived(11, typeof(Lido.Card))]
    [Child(10, typeof(Museum.Card))]
    [Child(11, typeof(Lido.Card))]
    public partial interface IPass;
}

namespace Goldilocks.Probes.Models.Museum
{
    [Contract]
    public sealed partial class Card : IPass
    {
        [Member(First + 0), NamedMember]
        public int Number { get; set; }
    }
}

namespace Goldilocks.Probes.Models.Lido
{
    [Contract]
    public sealed partial class Card : IPass
    {
        [Member(First + 0), NamedMember]
        public string? Reader { get; set; }
    }
}
