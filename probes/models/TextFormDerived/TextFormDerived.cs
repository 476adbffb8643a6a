#if TAKES_CONVERTERS
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The class of its objects has no converter, and its base class has one.</summary>
[Contract]
public sealed partial class HasPenny
{
    [Member(First + 0), NamedMember]
    public Penny? Value { get; set; }

    [Member(First + 1), NamedMember]
    public int Behind { get; set; }
}

[ConvertedBy(typeof(TextForm<Coin>))]
public partial class Coin : ITextForm<Coin>
{
    [Member(First + 0), NamedMember]
    public int Worth { get; set; }

    public static Coin FromForm(string form) => new() { Worth = form.Length };

    public string ToForm() => new('I', Worth);
}

[Contract]
public sealed partial class Penny : Coin
{
    [Member(First + 1), NamedMember]
    public int Year { get; set; }
}
#endif
