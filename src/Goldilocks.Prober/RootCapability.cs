namespace Goldilocks.Prober;

/// <summary>Whole values that are written and read back, each by itself, by the library's call for their static type. They need not be objects of a class of the program.</summary>
/// <typeparam name="T">The static type.</typeparam>
/// <param name="id">Such as <c>C52.number</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class RootCapability<T>(string id, string question) : ModelCapability(id, question, "values", typeof(T))
{
    /// <summary>A schema's whole value is a message, so that only the conversion could take another one.</summary>
    protected sealed override bool IsOfConversion => true;

    /// <summary>The values.</summary>
    protected abstract IReadOnlyList<T> Values { get; }

    /// <summary>A value that is not null in words that tell it from all others.</summary>
    protected abstract string Show(T value);

    /// <summary>Why the adapter cannot be asked; null when it can.</summary>
    protected virtual string? WhyNotAsked(IRoot<T> root) => null;

    /// <summary>Writes a value and reads it back.</summary>
    protected virtual Attempt<Whole<T>> RoundTrip(IRoot<T> root, T value) =>
        Attempt.Of("writing", () => root.Write(value)).Then(payload => Attempt.Of("reading", () => new Whole<T>(root.Read(payload))));

    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject)
    {
        var root = subject.Open<T>();
        return WhyNotAsked(root) is { } reason ? Judgement.NotApplicable(reason) : ValueChecks.Judge([.. Values.Select(value => (Words(value), Like(root, value)))]);
    }

    private Likeness Like(IRoot<T> root, T value)
    {
        var attempt = RoundTrip(root, value);
        if (attempt.Value is not { } read)
        {
            return Likeness.Refused(attempt.Problem!);
        }

        var compared = Attempt.Of("looking at what was read", () => Compare(value, read.Value));
        return compared.Value ?? Likeness.Lost(Attempt.Damaged(compared.Exception!));
    }

    private Likeness Compare(T expected, T? actual) => Words(actual) is var read && read == Words(expected) ? Likeness.Exact : Likeness.Lost($"it comes back as {read}");

    private string Words(T? value) => value is null ? "null" : Show(value);
}

/// <summary>Null as the whole value: there is no member that could be null. To refuse it by a clear exception is half of an answer.</summary>
/// <typeparam name="T">The static type.</typeparam>
/// <param name="id">Such as <c>C25.root</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class NullRootCapability<T>(string id, string question) : ModelCapability(id, question, "values", typeof(T)) where T : class
{
    /// <inheritdoc/>
    protected sealed override bool IsOfConversion => true;

    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject)
    {
        var root = subject.Open<T>();
        var written = Attempt.Of("writing", () => root.Write(null!));
        if (written.Value is not { } payload)
        {
            return written.Exception is ArgumentNullException || written.IsClean ? Judgement.Partial(written.Problem!) : Judgement.Fail(written.Problem!);
        }

        var attempt = Attempt.Of("reading what was written for null", () => new Whole<T>(root.Read(payload)));
        return attempt.Value switch
        {
            null => Judgement.Fail(attempt.Problem!),
            { Value: null } => Judgement.Pass(),
            { Value: var read } => Judgement.Fail($"null comes back as {Named(read)}, silently"),
        };
    }

    private static string Named(T read) => read switch
    {
        "" => "an empty text",
        System.Collections.ICollection { Count: 0 } => "an empty collection",
        _ => "an object",
    };
}

/// <summary>A whole value that was read. It may be null, which is an answer of its own.</summary>
/// <param name="Value">The value.</param>
public sealed record Whole<T>(T? Value);
