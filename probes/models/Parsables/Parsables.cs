using System.Diagnostics.CodeAnalysis;
using System.Globalization;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasLabels
{
    [Member(First + 0), NamedMember]
    public Serial? Serial { get; set; }

    [Member(First + 1), NamedMember]
    public Nickname? Nickname { get; set; }
}

/// <summary>It can be parsed, and its text does not say all of it.</summary>
[Contract]
public sealed partial class Serial : IParsable<Serial>
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? Maker { get; set; }

    public override string ToString() => Number.ToString(CultureInfo.InvariantCulture);

    public static Serial Parse(string s, IFormatProvider? provider) => new() { Number = int.Parse(s, provider) };

    public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, [MaybeNullWhen(false)] out Serial result)
    {
        result = int.TryParse(s, provider, out var number) ? new() { Number = number } : null;
        return result is not null;
    }
}

/// <summary>It is converted from a text and to one without a word, and the text does not say all of it.</summary>
[Contract]
public sealed partial class Nickname
{
    [Member(First + 0), NamedMember]
    public string? Name { get; set; }

    [Member(First + 1), NamedMember]
    public int Since { get; set; }

    public static implicit operator string(Nickname nickname) => nickname.Name ?? "";

    public static implicit operator Nickname(string name) => new() { Name = name };
}
