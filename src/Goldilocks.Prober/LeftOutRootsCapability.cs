namespace Goldilocks.Prober;

/// <summary>About members that the attribute of the library leaves out, in classes of several kinds. Where the adapter names no attribute, nothing is asked.</summary>
/// <typeparam name="TMarked">A class that has such a member.</typeparam>
/// <param name="id">Such as <c>C20.left-out-types</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="member">The member of <typeparamref name="TMarked"/>.</param>
public abstract class LeftOutRootsCapability<TMarked>(string id, string question, string member) : RootsCapability(id, question, "members")
{
    /// <inheritdoc/>
    protected sealed override string? WhyNoneAsked(ISubject subject) => LeftOutCapability.IsMarked(typeof(TMarked), member) ? null : LeftOutCapability.NoAttribute;

    /// <summary>A value with such a member.</summary>
    /// <param name="name">Its kind, in words.</param>
    /// <param name="value">The member is <see cref="LeftOutCapability.Secret"/>, or of a type that has no letters.</param>
    /// <param name="others">What else it has, in words.</param>
    protected static OneRoot Of<TRoot>(string name, TRoot value, Func<TRoot, string> others) where TRoot : class =>
        new(name, subject => ModelCapability.WhyNot(subject, typeof(TRoot)), subject => Like(subject, value, others));

    private static Likeness Like<TRoot>(ISubject subject, TRoot value, Func<TRoot, string> others) where TRoot : class
    {
        var written = Attempt.Write(subject, value);
        var read = written.Then(payload => Attempt.Read<TRoot>(subject, payload));
        return (written.Value, read.Value) switch
        {
            (null, _) or (_, null) => Likeness.Refused(read.Problem!),
            var (payload, _) when LeftOutCapability.Has(payload, LeftOutCapability.Secret) => Likeness.Lost("it is in the payload, silently"),
            var (_, back) => Likeness.OfEqual(others(value), others(back)),
        };
    }
}
