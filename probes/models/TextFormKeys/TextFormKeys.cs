#if TAKES_CONVERTERS
using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Two are equal where their texts are.</summary>
[ConvertedBy(typeof(TextForm<Lane>))]
public readonly record struct Lane(int Number) : ITextForm<Lane>
{
    public static Lane FromForm(string form) => form.StartsWith("lane ", StringComparison.Ordinal) ? new(int.Parse(form["lane ".Length..], CultureInfo.InvariantCulture)) : throw new FormatException($"{form} is no lane.");

    public string ToForm() => string.Create(CultureInfo.InvariantCulture, $"lane {Number}");
}

[Contract]
public sealed partial class HasLaneKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<Lane, int>? Value { get; set; }
}
#endif
