#if TAKES_CONVERTERS
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its converter knows the derived class too: the text says which of them it is.</summary>
[ConvertedBy(typeof(TextForm<Pennant>))]
public class Pennant : ITextForm<Pennant>
{
    protected const string Tailed = "tailed ";

    private readonly string _text;

    protected Pennant(string text) => _text = text;

    public static Pennant FromForm(string form) => form.StartsWith(Tailed, StringComparison.Ordinal) ? new Swallowtail(form[Tailed.Length..]) : new(form);

    public string ToForm() => _text;

    public override string ToString() => $"{GetType().Name} <{_text}>";
}

public sealed class Swallowtail : Pennant
{
    public Swallowtail(string text)
        : base(Tailed + text)
    {
    }
}

[Contract]
public sealed partial class HasPennants
{
    [Member(First + 0), NamedMember]
    public Pennant? Value { get; set; }

    [Member(First + 1), NamedMember]
    public List<Pennant?>? List { get; set; }

    [Member(First + 2), NamedMember]
    public int Behind { get; set; }
}
#endif
