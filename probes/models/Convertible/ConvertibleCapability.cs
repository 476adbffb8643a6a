using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its members are its data, as those of any other class.</summary>
public sealed class ConvertibleClasses() : RoundTripCapability<HasConvertible>("C20.convertible", "a class that is IConvertible, as numbers and texts are", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasConvertible Make() => new() { Value = new() { Amount = 11, Currency = "CHF" } };

    protected override Judgement Judge(HasConvertible read) => read switch
    {
        { Value: { Amount: 11, Currency: "CHF" } } => Judgement.Pass(),
        { Value: var money } => Judgement.Fail($"11 CHF comes back as {(money is null ? "null" : $"{money.Amount} {money.Currency ?? "null"}")}, silently"),
    };
}
