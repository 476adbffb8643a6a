using Goldilocks.Prober.Capabilities;
using Goldilocks.Prober.Probes;

namespace Goldilocks.Probes.Models;

/// <summary>Members that the language requires, with and without a value in the payload.</summary>
public sealed class RequiredMembers() : ModelCapability("C22", "required members with init, and one of them missing in the payload", "members", typeof(V1.Form), typeof(V2.Form))
{
    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new V2.Form { Number = 11, Name = "here" });
        if (read.Value is not { Number: 11, Name: "here" })
        {
            return Judgement.Fail(read.Problem ?? "its values are lost, silently");
        }

        var incomplete = subject.Write(new V1.Form { Number = 11 });
        var missing = Attempt.Read<V2.Form>(subject, Versions.Rename(incomplete), typeof(V1.Form));
        return missing.IsClean ? Judgement.Pass("missing: " + missing.Problem) : Judgement.Partial("a member that is missing is not reported: " + (missing.Problem ?? "it is " + (missing.Value!.Name ?? "null")));
    }
}
