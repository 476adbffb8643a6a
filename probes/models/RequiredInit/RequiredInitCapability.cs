using Goldilocks.Prober;

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

/// <summary>The new member is required and has an initial value. A program may get that value, or hear that the member is missing; what must not happen is a 0 that nobody wrote.</summary>
public sealed class AddRequired() : VersionCapability<V1.Permit, V2.Permit>("C01.required", "a required member with an initial value was added, and an old payload is read")
{
    private const int Initial = 42;

    protected override V1.Permit Make() => new() { Given = 11 };

    protected override Judgement Judge(V2.Permit read) => (read.Given, read.Number) switch
    {
        (11, Initial) => Judgement.Pass("the new member has its initial 42"),
        (11, 0) => Judgement.Partial("the new member is 0 instead of its initial 42, and is not reported as missing"),
        var (given, number) => Judgement.Fail($"11 and the initial 42 come back as {given} and {number}"),
    };

    protected override Judgement Judge(Attempt<V2.Permit> refused, Attempt<V1.Permit> own) => refused.IsClean ? Judgement.Pass("it is reported as missing: " + refused.Problem) : Judgement.Fail(refused.Problem!);
}
