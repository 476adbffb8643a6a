using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>In C# they are two members.</summary>
public sealed class CaseNames() : ModelCapability("C20.case", "members whose names differ in the case of their letters only", "members", typeof(CaseTwins))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new CaseTwins { Value = 11, VALUE = 22 });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Value: 11, VALUE: 22 } => Judgement.Pass(),
            var twins => Judgement.Fail($"11 and 22 come back as {twins.Value} and {twins.VALUE}, silently"),
        };
    }
}
