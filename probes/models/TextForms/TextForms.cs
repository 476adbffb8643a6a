#if TAKES_CONVERTERS
using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Only its text makes one, so that a library that goes by the members has nothing to go by.</summary>
[ConvertedBy(typeof(TextForm<Signboard>))]
public sealed class Signboard : ITextForm<Signboard>
{
    private readonly string _text;

    private Signboard(string text) => _text = text;

    public static Signboard FromForm(string form) => form.StartsWith("board ", StringComparison.Ordinal) ? new(form) : throw new FormatException($"{form} is no board.");

    public string ToForm() => _text;

    public override bool Equals(object? obj) => obj is Signboard other && other._text == _text;

    public override int GetHashCode() => _text.GetHashCode(StringComparison.Ordinal);

    public override string ToString() => $"<{_text}>";
}

/// <summary>Its default has a text as well.</summary>
[ConvertedBy(typeof(TextForm<Pressure>))]
public readonly struct Pressure : ITextForm<Pressure>, IEquatable<Pressure>
{
    private readonly int _bars;

    public Pressure(int bars) => _bars = bars;

    public static Pressure FromForm(string form) => form.EndsWith(" bar", StringComparison.Ordinal) ? new(int.Parse(form[..^" bar".Length], CultureInfo.InvariantCulture)) : throw new FormatException($"{form} is no gauge.");

    public string ToForm() => string.Create(CultureInfo.InvariantCulture, $"{_bars} bar");

    public bool Equals(Pressure other) => other._bars == _bars;

    public override bool Equals(object? obj) => obj is Pressure other && Equals(other);

    public override int GetHashCode() => _bars;

    public override string ToString() => $"<{ToForm()}>";
}

[Contract]
public sealed partial class HasSignboard
{
    [Member(First + 0), NamedMember]
    public Signboard? Value { get; set; }

    [Member(First + 1), NamedMember]
    public int Behind { get; set; }
}

[Contract]
public sealed partial class HasSignboards
{
    [Member(First + 0), NamedMember]
    public List<Signboard?>? Value { get; set; }

    [Member(First + 1), NamedMember]
    public Signboard?[]? Array { get; set; }
}

[Contract]
public sealed partial class HasSignboardValues
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, Signboard?>? Value { get; set; }
}

[Contract]
public sealed partial class HasGauges
{
    [Member(First + 0), NamedMember]
    public Pressure Value { get; set; }

    [Member(First + 1), NamedMember]
    public Pressure? Optional { get; set; }

    [Member(First + 2), NamedMember]
    public List<Pressure>? List { get; set; }
}
#endif
