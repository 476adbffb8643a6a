#if TAKES_CONVERTERS
using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The text says which of the two it is, so that the library need not be told of the derived class.</summary>
[ConvertedBy(typeof(TextForm<Pass>))]
public class Pass : ITextForm<Pass>
{
    private readonly int _days;

    public Pass(int days) => _days = days;

    public static Pass FromForm(string form) => form.Split(' ') is [var kind, var days] && int.TryParse(days, CultureInfo.InvariantCulture, out var number)
        ? kind == "season" ? new SeasonPass(number) : new Pass(number)
        : throw new FormatException($"{form} is no pass.");

    public string ToForm() => string.Create(CultureInfo.InvariantCulture, $"{(this is SeasonPass ? "season" : "plain")} {_days}");
}

public sealed class SeasonPass(int days) : Pass(days);

[Contract]
public sealed partial class HasPasses
{
    [Member(First + 0), NamedMember]
    public Pass? Value { get; set; }

    [Member(First + 1), NamedMember]
    public List<Pass>? List { get; set; }
}
#endif
