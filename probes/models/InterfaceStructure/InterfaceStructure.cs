namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Purse
{
    [Member(First + 0), NamedMember]
    public IToken? Token { get; set; }
}

[Interface]
[AnyDerived(10, typeof(Ducat))]
[AnyDerived(11, typeof(Banknote))]
[Child(10, typeof(Ducat))]
[Child(11, typeof(Banknote))]
public partial interface IToken;

[Contract]
public partial struct Ducat : IToken
{
    [Member(First + 0), NamedMember]
    public int Amount { get; set; }

    [Member(First + 1), NamedMember]
    public string? Currency { get; set; }
}

[Contract]
public partial struct Banknote : IToken
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}
