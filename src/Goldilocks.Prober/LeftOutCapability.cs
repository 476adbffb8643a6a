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
        marked.GetProperty(member)!.GetCustomAttributes().Any(attribute => attribute is not NoNotMemberAttribute && attribute.GetType().Namespace != "System.Runtime.CompilerServices")
            ? TryMarked(subject)
            : Judgement.NotApplicable("the adapter names no attribute for it (NotMember or IgnoreMember in its project)");

    /// <summary>Tries it where the member has the attribute.</summary>
    protected abstract Judgement TryMarked(ISubject subject);

    /// <summary>True where the letters stand in the payload, with one byte or two for each.</summary>
    protected static bool Has(byte[] payload, string letters) => payload.AsSpan().IndexOf(Encoding.UTF8.GetBytes(letters)) >= 0 || payload.AsSpan().IndexOf(Encoding.Unicode.GetBytes(letters)) >= 0;
}
