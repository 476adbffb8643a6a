using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that takes the constructor with the most parameters gives it a member's value, or none.</summary>
public sealed class SeveralConstructors() : ModelCapability("C17.several", "a class with a constructor without parameters and another, whose parameter is no member", "members", typeof(HasTwoConstructors))
{
    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new HasTwoConstructors { Text = "here", Number = 11 });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Text: "here", Number: 11 } => Judgement.Pass(),
            var other => Judgement.Fail($"here and 11 come back as {other.Text ?? "null"} and {other.Number}, silently"),
        };
    }
}
