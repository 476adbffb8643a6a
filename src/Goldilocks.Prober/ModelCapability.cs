namespace Goldilocks.Prober;

/// <summary>A capability that is tried on certain roots. Where the variant does not take one of them, it is not tried.</summary>
/// <param name="id">Such as <c>C05.long</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="family">The family that <c>--only</c> may name.</param>
/// <param name="roots">The roots.</param>
public abstract class ModelCapability(string id, string question, string family, params Type[] roots) : Capability
{
    /// <summary>Why a question is not about the library where Goldilocks converts between its classes and the application's.</summary>
    internal const string DecidedByConversion = "the library has classes of its own, and what becomes of this is decided by the conversion of Goldilocks between those and the application's";

    /// <inheritdoc/>
    public sealed override string Id { get; } = id;

    /// <inheritdoc/>
    public sealed override string Question { get; } = question;

    /// <inheritdoc/>
    public sealed override string Family { get; } = family;

    /// <inheritdoc/>
    public sealed override Judgement Run(ISubject subject)
    {
        if (IsOfConversion && subject.ConvertsObjects)
        {
            return Judgement.NotApplicable(DecidedByConversion);
        }

        foreach (var root in roots)
        {
            if (NotTaken(subject, root) is { } judgement)
            {
                return judgement;
            }
        }

        return Try(subject);
    }

    /// <summary>True where a conversion between the application's objects and the library's own would be what answers.</summary>
    protected virtual bool IsOfConversion => false;

    /// <summary>Tries it on roots that the variant takes.</summary>
    protected abstract Judgement Try(ISubject subject);

    /// <summary>What a question says where the variant does not take a root; null where it does. To ask makes the adapter tell the library of the root's classes.</summary>
    protected static Judgement? NotTaken(ISubject subject, Type root) => WhyNot(subject, root) is not { } reason ? null : IsAnswer(reason) ? Judgement.Fail(reason) : Judgement.NotApplicable(reason);

    /// <summary>Why the variant does not write and read such a root; null where it does.</summary>
    internal static string? WhyNot(ISubject subject, Type root) => new ModelName(CapabilityModel.NameOf(root)) is var model && subject.WhyNot(model) is { } reason ? reason : subject.Open(model).WhyNotBoth;

    /// <summary>A library that refuses the type when it is asked for it has answered; an adapter that has no conversion for the type has not.</summary>
    internal static bool IsAnswer(string reason) => reason.StartsWith(Subject.BindingThrows, StringComparison.Ordinal) || reason.StartsWith(Subject.NeedsAttributes, StringComparison.Ordinal);
}

/// <summary>One value that is written and read back.</summary>
/// <typeparam name="TRoot">Its class.</typeparam>
/// <param name="id">Such as <c>C20.case</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="family">The family that <c>--only</c> may name.</param>
public abstract class RoundTripCapability<TRoot>(string id, string question, string family) : ModelCapability(id, question, family, typeof(TRoot)) where TRoot : class
{
    /// <summary>The value.</summary>
    protected abstract TRoot Make();

    /// <summary>What came back.</summary>
    protected abstract Judgement Judge(TRoot read);

    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject)
    {
        var attempt = Attempt.RoundTrip(subject, Make());
        return attempt.Value is { } read ? Judge(read) : Judgement.Fail(attempt.Problem!);
    }
}

/// <summary>A question about a value that is read from a stream. Where the adapter has no call for that, it is not tried.</summary>
/// <typeparam name="TRoot">Its class.</typeparam>
/// <param name="id">Such as <c>C41</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class StreamReadingCapability<TRoot>(string id, string question) : ModelCapability(id, question, "use", typeof(TRoot)) where TRoot : class
{
    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject) =>
        subject.Open<TRoot>() is { TakesStreams: true } root ? Try(root) : Judgement.NotApplicable("the adapter does not read from a stream");

    /// <summary>Tries it on a root that is read from streams.</summary>
    protected abstract Judgement Try(IRoot<TRoot> root);

    /// <summary>Reads one value.</summary>
    /// <param name="root">The variant and the model.</param>
    /// <param name="stream">It stays open.</param>
    /// <param name="step">What is done, for the words of a problem.</param>
    protected static Attempt<TRoot> ReadFrom(IRoot<TRoot> root, Stream stream, string step = "reading") => Attempt.Of(step, () => (TRoot)root.ReadStream(stream)!);
}
