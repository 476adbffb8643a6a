using System.Reflection;
using System.Text;

namespace Goldilocks.Prober;

/// <summary>About a member that the attribute of the library leaves out. Where the adapter names none, nothing is asked.</summary>
/// <param name="id">Such as <c>C20.left-out</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="marked">The class that declares the member.</param>
/// <param name="member">The member.</param>
/// <param name="roots">The roots.</param>
public abstract class LeftOutCapability(string id, string question, Type marked, string member, params Type[] roots) : ModelCapability(id, question, "members", roots)
{
    protected sealed override bool IsOfConversion => true;

    protected sealed override Judgement Try(ISubject subject) =>
        IsMarked(marked, member) ? TryMarked(subject) : Judgement.NotApplicable(NoAttribute);

    /// <summary>Why nothing is asked where the adapter names no attribute.</summary>
    internal const string NoAttribute = "the adapter names no attribute for it (NotMember or IgnoreMember in its project)";

    /// <summary>True where the member itself has an attribute of the library: one that it overrides may have another.</summary>
    internal static bool IsMarked(Type marked, string member) =>
        marked.GetMember(member)[0].GetCustomAttributes(inherit: false).Any(attribute => attribute is not NoNotMemberAttribute && attribute.GetType().Namespace != "System.Runtime.CompilerServices");

    /// <summary>Tries it where the member has the attribute.</summary>
    protected abstract Judgement TryMarked(ISubject subject);

    /// <summary>What the member holds that must not be in the payload.</summary>
    public const string Secret = "swordfish";

    /// <summary>Judges a member that an attribute of the derived class leaves out, and that the base class has.</summary>
    /// <param name="subject">The variant.</param>
    /// <param name="value">Its number is 11, its name Ann, and the member is <see cref="Secret"/>.</param>
    /// <param name="others">The number and the name.</param>
    protected static Judgement Judge<T>(ISubject subject, T value, Func<T, (int Number, string? Name)> others) where T : class
    {
        var written = Attempt.Write(subject, value);
        var read = written.Then(payload => Attempt.Read<T>(subject, payload));
        return (written.Value, read.Value) switch
        {
            (null, _) or (_, null) => Judgement.Fail(read.Problem!),
            (_, { } other) when others(other) is var (number, name) && (number, name) != (11, "Ann") => Judgement.Fail($"11 and Ann come back as {number} and {name ?? "null"}, silently"),
            var (payload, _) when Has(payload, Secret) => Judgement.Partial("it is written: the attribute of the derived class does not hold for it"),
            _ => Judgement.Pass("it is left out"),
        };
    }

    /// <summary>True where the letters stand in the payload, with one byte or two for each.</summary>
    public static bool Has(byte[] payload, string letters) => payload.AsSpan().IndexOf(Encoding.UTF8.GetBytes(letters)) >= 0 || payload.AsSpan().IndexOf(Encoding.Unicode.GetBytes(letters)) >= 0;
}
