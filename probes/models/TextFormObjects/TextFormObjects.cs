#if TAKES_CONVERTERS
using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its member says nothing of it.</summary>
[ConvertedBy(typeof(TextForm<Berth>))]
public sealed record Berth(int Number) : ITextForm<Berth>
{
    public static Berth FromForm(string form) => form.StartsWith("berth ", StringComparison.Ordinal) ? new(int.Parse(form["berth ".Length..], CultureInfo.InvariantCulture)) : throw new FormatException($"{form} is no berth.");

    public string ToForm() => string.Create(CultureInfo.InvariantCulture, $"berth {Number}");
}

[Contract]
public sealed partial class HasBerthObject
{
    [Member(First + 0), NamedMember]
    public object? Value { get; set; }
}
#endif
