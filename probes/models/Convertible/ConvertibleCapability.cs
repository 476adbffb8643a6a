using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>Its members are its data, as those of any other class.</summary>
public sealed class ConvertibleClasses() : ModelCapability("C20.convertible", "a class that is IConvertible, as numbers and texts are", "members", typeof(HasConvertible))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new HasConvertible { Value = new() { Amount = 11, Currency = "CHF" } });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Value: { Amount: 11, Currency: "CHF" } } => Judgement.Pass(),
            { Value: var money } => Judgement.Fail($"11 CHF comes back as {(money is null ? "null" : $"{money.Amount} {money.Currency ?? "null"}")}, silently"),
        };
    }
}
