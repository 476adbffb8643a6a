#if TAKES_CONVERTERS
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The class of its objects has no converter, and its base class has one.</summary>
[Contract]
public sealed partial class HasGuinea
{
    [Member(First + 0), NamedMember]
    public Guinea? Value { get; set; }

    [Member(First + 1), NamedMember]
    public int Behind { get; set; }
}

[ConvertedBy(typeof(TextForm<Doubloon>))]
public partial class Doubloon : ITextForm<Doubloon>
{
    [Member(First + 0), NamedMember]
    public int Worth { get; set; }

    public static Doubloon FromForm(string form) => new() { Worth = form.Length };

    public string ToForm() => new('I', Worth);
}

[Contract]
public sealed partial class Guinea : Doubloon
{
    [Member(First + 1), NamedMember]
    public int Year { get; set; }
}
#endif
