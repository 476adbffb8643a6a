namespace Goldilocks.Prober;

/// <summary>Values of several classes that one question is about, each written and read back as a root of its own. A class that the library refuses hides no other one.</summary>
/// <param name="id">Such as <c>C20.unset</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="family">The family that <c>--only</c> may name.</param>
public abstract class RootsCapability(string id, string question, string family) : Capability
{
    /// <inheritdoc/>
    public sealed override string Id { get; } = id;

    /// <inheritdoc/>
    public sealed override string Question { get; } = question;

    /// <inheritdoc/>
    public sealed override string Family { get; } = family;

    /// <summary>The values, made by <see cref="Of"/>.</summary>
    protected abstract IReadOnlyList<OneRoot> Roots { get; }

    /// <inheritdoc/>
    public sealed override Judgement Run(ISubject subject)
    {
        if (subject.ConvertsObjects)
        {
            return Judgement.NotApplicable(ModelCapability.DecidedByConversion);
        }

        if (WhyNoneAsked(subject) is { } reason)
        {
            return Judgement.NotApplicable(reason);
        }

        var roots = Roots;
        var asked = roots.Where(root => root.WhyNotAsked(subject) is null).ToList();
        return asked.Count > 0 ? ValueChecks.Judge([.. asked.Select(root => (root.Name, root.Try(subject)))])
            : Judgement.NotApplicable(roots.Count > 0 ? roots[0].WhyNotAsked(subject)! : "this program has no value that it could be asked with");
    }

    /// <summary>Why the question says nothing about the library, whatever the value; null where it does.</summary>
    protected virtual string? WhyNoneAsked(ISubject subject) => null;

    /// <summary>A value of one of the classes.</summary>
    protected static OneRoot Of<TRoot>(string name, TRoot value, Func<TRoot, Likeness> compare) where TRoot : class => new(name, WhyNotTaken<TRoot>, subject => ValueChecks.Like(subject, value, (_, read) => compare(read)));

    /// <summary>Why the variant does not take the class; null where it does.</summary>
    protected static string? WhyNotTaken<TRoot>(ISubject subject) => ModelCapability.WhyNot(subject, typeof(TRoot));

    /// <summary>One of the values.</summary>
    /// <param name="Name">In words.</param>
    /// <param name="WhyNotTaken">Why the variant does not take the class; null where it does.</param>
    /// <param name="RoundTrip">How the value comes back.</param>
    public sealed record OneRoot(string Name, Func<ISubject, string?> WhyNotTaken, Func<ISubject, Likeness> RoundTrip)
    {
        /// <summary>Why the question says nothing about the library; null where the library answers, be it by a refusal.</summary>
        public string? WhyNotAsked(ISubject subject) => WhyNotTaken(subject) is { } reason && !ModelCapability.IsAnswer(reason) ? reason : null;

        /// <summary>Writes it and reads it back.</summary>
        public Likeness Try(ISubject subject) => WhyNotTaken(subject) is { } reason ? Likeness.Refused(reason) : RoundTrip(subject);

        /// <summary>The same where only what no simpler root shows counts: where one of them does not come back, or this one comes back as well as they do, it is taken for exact.</summary>
        public OneRoot Beyond(params IReadOnlyList<OneRoot> simpler) => new(Name, WhyNotAsked, subject =>
            Try(subject) is { Degree: > Degree.Exact } here && simpler.Max(root => root.Try(subject).Degree) is var worst and <= Degree.Near && here.Degree > worst ? here : Likeness.Exact);
    }
}
