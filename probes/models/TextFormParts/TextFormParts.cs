#if TAKES_CONVERTERS
using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its text has all of it, so that a library need not look at what it has.</summary>
[ConvertedBy(typeof(TextForm<Vase>))]
public sealed partial class Vase : ITextForm<Vase>
{
    [Member(First + 0), NamedMember]
    public Glaze? Glaze { get; set; }

    public static Vase FromForm(string form) => form.Split(' ') is [var kind, var number] && int.TryParse(number, CultureInfo.InvariantCulture, out var parsed)
        ? new() { Glaze = kind == "enamel" ? new Enamel { Shade = parsed } : new Varnish { Coats = parsed } }
        : throw new FormatException($"{form} is no vase.");

    public string ToForm() => Glaze switch
    {
        Enamel enamel => string.Create(CultureInfo.InvariantCulture, $"enamel {enamel.Shade}"),
        Varnish varnish => string.Create(CultureInfo.InvariantCulture, $"varnish {varnish.Coats}"),
        _ => "bare",
    };
}

[Contract]
[Derived(10, typeof(Enamel))]
[Derived(11, typeof(Varnish))]
public abstract partial class Glaze
{
    [Member(First + 0), NamedMember]
    public int Thickness { get; set; }
}

[Contract]
public sealed partial class Enamel : Glaze
{
    [Member(First + 1), NamedMember]
    public int Shade { get; set; }
}

[Contract]
public sealed partial class Varnish : Glaze
{
    [Member(First + 1), NamedMember]
    public int Coats { get; set; }
}

[Contract]
public sealed partial class HasVase
{
    [Member(First + 0), NamedMember]
    public Vase? Value { get; set; }

    [Member(First + 1), NamedMember]
    public List<Vase>? List { get; set; }
}
#endif
