using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A password has no place in a payload.</summary>
public sealed class LeftOutWhenWritten() : LeftOutCapability("C20.left-out", "a member that an attribute leaves out: is it in the payload, and does it keep its initial value?", typeof(Login), nameof(Login.Secret), typeof(Login))
{
    protected override Judgement TryMarked(ISubject subject)
    {
        var written = Attempt.Write(subject, new Login { Name = "Ann", Secret = Secret });
        var read = written.Then(payload => Attempt.Read<Login>(subject, payload));
        return (written.Value, read.Value) switch
        {
            (null, _) or (_, null) => Judgement.Fail(read.Problem!),
            var (payload, _) when Has(payload, Secret) => Judgement.Fail("it is in the payload, silently"),
            (_, { Name: "Ann", Secret: "unset" }) => Judgement.Pass(),
            (_, { Name: "Ann", Secret: null }) => Judgement.Partial("it is left out, and its initial value is lost"),
            var (_, login) => Judgement.Fail($"Ann, and a secret that was not set, come back as {login.Name ?? "null"} and {login.Secret ?? "null"}, silently"),
        };
    }
}

/// <summary>Attributes of a property are inherited where the attribute's own declaration says so, and few readers of attributes ask for that.</summary>
public sealed class LeftOutByBase() : LeftOutCapability("C20.left-out-override", "a member that an attribute of the base class leaves out, overridden without the attribute", typeof(Person), nameof(Person.Salary), typeof(Employee))
{
    protected override Judgement TryMarked(ISubject subject)
    {
        var written = Attempt.Write(subject, new Employee { Name = "Ann", Salary = Secret });
        var read = written.Then(payload => Attempt.Read<Employee>(subject, payload));
        return (written.Value, read.Value) switch
        {
            (null, _) or (_, null) => Judgement.Fail(read.Problem!),
            (_, { Name: not "Ann" } employee) => Judgement.Fail($"Ann comes back as {employee.Name ?? "null"}, silently"),
            var (payload, _) when Has(payload, Secret) => Judgement.Partial("it is written: the attribute of the base class does not hold for it"),
            _ => Judgement.Pass("it is left out"),
        };
    }
}

/// <summary>A payload that sets what the class leaves out can give its sender rights.</summary>
public sealed class LeftOutWhenRead() : LeftOutCapability("C20.left-out-payload", "a payload states a member that the class leaves out by an attribute", typeof(V2.Session), nameof(V2.Session.Role), typeof(V1.Session), typeof(V2.Session))
{
    protected override Judgement TryMarked(ISubject subject)
    {
        var read = Attempt.Write(subject, new V1.Session { Name = "Ann", Role = "admin" }).Then(payload => Attempt.Read<V2.Session>(subject, Versions.Rename(payload), typeof(V1.Session)));
        return read.Value switch
        {
            null when read.IsClean => Judgement.Pass(read.Problem!),
            null => Judgement.Fail(read.Problem!),
            { Role: "admin" } => Judgement.Fail("it is set, silently"),
            { Name: "Ann", Role: "guest" } => Judgement.Pass(),
            { Name: "Ann", Role: null } => Judgement.Partial("it is not set, and its initial value is lost"),
            var other => Judgement.Fail($"Ann and guest come back as {other.Name ?? "null"} and {other.Role ?? "null"}, silently"),
        };
    }
}
