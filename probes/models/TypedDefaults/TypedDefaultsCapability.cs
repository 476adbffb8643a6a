using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A writer may leave out what the attribute states; then only a reader that looks at the attribute gives it back.</summary>
public sealed class TypedDefaults() : ValuesCapability<HasTypedDefaults>("C25.default-typed", "members whose attribute DefaultValue states a decimal and a TimeSpan by a type and a text, that are written as that and as 0", "values")
{
    /// <summary>The stated values, others, and those of no value.</summary>
    internal static (string Name, decimal Price, TimeSpan Span)[] Cases { get; } =
    [
        ("the stated ones", 2.5m, TimeSpan.FromMinutes(5)),
        ("others", 7.25m, TimeSpan.FromMinutes(7)),
        ("0 instead of the stated ones", 0m, TimeSpan.Zero),
    ];

    protected override IEnumerable<(string Name, HasTypedDefaults Root)> Make() => Cases.Select(value => (value.Name, new HasTypedDefaults { Price = value.Price, Span = value.Span }));

    protected override Likeness Compare(HasTypedDefaults expected, HasTypedDefaults actual) => Likeness.OfEqual(Show(expected.Price, expected.Span), Show(actual.Price, actual.Span));

    /// <summary>Both members in words.</summary>
    internal static string Show(decimal price, TimeSpan span) => string.Create(CultureInfo.InvariantCulture, $"{price:0.##} and {span}");
}

/// <summary>
/// The runtime has a switch for this, which trimming turns off, because making a value of a text needs code that nothing names. It is looked at whenever such an attribute is asked, so it is off here from before the library
/// sees the class, and on again behind it.
/// </summary>
public sealed class TrimmedDefaults() : ModelCapability("C25.default-trimmed", "the same where such attributes hold nothing, which is what the runtime makes of them in a trimmed program", "values")
{
    private const string Switch = "System.ComponentModel.DefaultValueAttribute.IsSupported";

    protected override Judgement Try(ISubject subject)
    {
        AppContext.SetSwitch(Switch, false);
        try
        {
            return NotTaken(subject, typeof(HasTrimmedDefaults)) ?? ValueChecks.Judge([.. TypedDefaults.Cases.Select(value => (value.Name, Like(subject, value.Price, value.Span)))]);
        }
        finally
        {
            AppContext.SetSwitch(Switch, true);
        }
    }

    private static Likeness Like(ISubject subject, decimal price, TimeSpan span) =>
        ValueChecks.Like(subject, new HasTrimmedDefaults { Price = price, Span = span }, (expected, actual) => Likeness.OfEqual(TypedDefaults.Show(expected.Price, expected.Span), TypedDefaults.Show(actual.Price, actual.Span)));
}
