using System.Reflection;
using System.Text;
using Goldilocks.Neutral;
using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>A password has no place in a payload.</summary>
public sealed class LeftOutWhenWritten() : ModelCapability("C20.left-out", "a member that an attribute leaves out: is it in the payload, and does it keep its initial value?", "members", typeof(Login))
{
    private const string Secret = "swordfish";

    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        if (LeftOutMark.WhyNone(typeof(Login), nameof(Login.Secret)) is { } whyNot)
        {
            return Judgement.NotApplicable(whyNot);
        }

        var written = Attempt.Write(subject, new Login { Name = "somebody", Secret = Secret });
        var read = written.Then(payload => Attempt.Read<Login>(subject, payload));
        return (written.Value, read.Value) switch
        {
            (null, _) or (_, null) => Judgement.Fail(read.Problem!),
            var (payload, _) when LeftOutMark.Has(payload, Secret) => Judgement.Fail("it is in the payload, silently"),
            (_, { Name: "somebody", Secret: "unset" }) => Judgement.Pass(),
            (_, { Name: "somebody", Secret: null }) => Judgement.Partial("it is left out, and its initial value is lost"),
            var (_, login) => Judgement.Fail($"somebody and its initial value come back as {login.Name ?? "null"} and {login.Secret ?? "null"}, silently"),
        };
    }
}

/// <summary>Attributes of a property are inherited where the attribute's own declaration says so, and few readers of attributes ask for that.</summary>
public sealed class LeftOutByBase() : ModelCapability("C20.left-out-override", "a member that an attribute of the base class leaves out, overridden without the attribute", "members", typeof(Employee))
{
    private const string Salary = "swordfish";

    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        if (LeftOutMark.WhyNone(typeof(Person), nameof(Person.Salary)) is { } whyNot)
        {
            return Judgement.NotApplicable(whyNot);
        }

        var written = Attempt.Write(subject, new Employee { Name = "somebody", Salary = Salary });
        var read = written.Then(payload => Attempt.Read<Employee>(subject, payload));
        return (written.Value, read.Value) switch
        {
            (null, _) or (_, null) => Judgement.Fail(read.Problem!),
            (_, { Name: not "somebody" } employee) => Judgement.Fail($"somebody comes back as {employee.Name ?? "null"}, silently"),
            var (payload, _) when LeftOutMark.Has(payload, Salary) => Judgement.Partial("it is written: the attribute of the base class does not hold for it"),
            _ => Judgement.Pass("it is left out"),
        };
    }
}

/// <summary>A payload that sets what the class leaves out can give its sender rights.</summary>
public sealed class LeftOutWhenRead() : ModelCapability("C20.left-out-payload", "a payload states a member that the class leaves out by an attribute", "members", typeof(V1.Session), typeof(V2.Session))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        if (LeftOutMark.WhyNone(typeof(V2.Session), nameof(V2.Session.Role)) is { } whyNot)
        {
            return Judgement.NotApplicable(whyNot);
        }

        var read = Attempt.Write(subject, new V1.Session { Name = "somebody", Role = "admin" }).Then(payload => Attempt.Read<V2.Session>(subject, Versions.Rename(payload), typeof(V1.Session)));
        return read.Value switch
        {
            null when read.IsClean => Judgement.Pass(read.Problem!),
            null => Judgement.Fail(read.Problem!),
            { Role: "admin" } => Judgement.Fail("it is set, silently"),
            { Name: "somebody", Role: "guest" } => Judgement.Pass(),
            { Name: "somebody", Role: null } => Judgement.Partial("it is not set, and its initial value is lost"),
            var other => Judgement.Fail($"somebody and guest come back as {other.Name ?? "null"} and {other.Role ?? "null"}, silently"),
        };
    }
}

/// <summary>The attribute of the library for a member that is left out.</summary>
internal static class LeftOutMark
{
    /// <summary>Null where the adapter names one.</summary>
    public static string? WhyNone(Type type, string member) => type.GetProperty(member)!.GetCustomAttributes().Any(attribute => attribute is not NoNotMemberAttribute && attribute.GetType().Namespace != "System.Runtime.CompilerServices")
        ? null
        : "the adapter names no attribute for it (NotMember or IgnoreMember in its project)";

    /// <summary>True where the letters stand in the payload, with one byte or two for each.</summary>
    public static bool Has(byte[] payload, string letters) => payload.AsSpan().IndexOf(Encoding.UTF8.GetBytes(letters)) >= 0 || payload.AsSpan().IndexOf(Encoding.Unicode.GetBytes(letters)) >= 0;
}
