using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Null where the language says that there is none.</summary>
public sealed class NullabilityContract() : ModelCapability("C28", "null in a member that must not be null", "values", typeof(Named))
{
    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new Named { Name = null!, Number = 11 });
        return read.Value switch
        {
            null => Attempt.Refusal(read, Attempt.RoundTrip(subject, new Named { Name = "here", Number = 11 })),
            { Name: null, Number: 11 } => Judgement.Partial("null is accepted"),
            { Name: "", Number: 11 } => Judgement.Partial("null comes back as an empty string"),
            _ => Judgement.Fail("another value is read, silently"),
        };
    }
}
