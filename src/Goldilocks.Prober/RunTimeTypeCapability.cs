namespace Goldilocks.Prober;

/// <summary>Whole values that are written and read back by the library's calls that are given a <see cref="Type"/>, as a program makes them that learns the type when it runs.</summary>
/// <typeparam name="T">The type that the adapter is bound to.</typeparam>
/// <param name="id">Such as <c>C53.class</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class RunTimeTypeCapability<T>(string id, string question) : RootCapability<T>(id, question)
{
    /// <summary>The type that the writing call is given.</summary>
    protected virtual Type TypeOf(T value) => typeof(T);

    /// <summary>The type that the reading call is given: the same, where a program can name it.</summary>
    protected virtual Type ReadTypeOf(T value) => TypeOf(value);

    /// <inheritdoc/>
    protected sealed override string? WhyNotAsked(IRoot<T> root) => RunTimeTypes.WhyNot(root);

    /// <inheritdoc/>
    protected sealed override Attempt<Whole<T>> RoundTrip(IRoot<T> root, T value) =>
        Attempt.Of("writing", () => root.WriteAs(value!, TypeOf(value))).Then(payload => Attempt.Of("reading", () => RunTimeTypes.Read<T>(root, payload, ReadTypeOf(value))));
}

/// <summary>Whether the calls for a static type and those that are given it are two ways to one payload.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <param name="id">Such as <c>C53.same</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class SameByTypeCapability<T>(string id, string question) : ModelCapability(id, question, "values", typeof(T))
{
    /// <inheritdoc/>
    protected sealed override bool IsOfConversion => true;

    /// <summary>Makes the value.</summary>
    protected abstract T Make();

    /// <summary>True where what was read is the value.</summary>
    protected abstract bool IsSame(T? read);

    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject)
    {
        var root = subject.Open<T>();
        return RunTimeTypes.WhyNot(root) is { } reason ? Judgement.NotApplicable(reason)
            : (Attempt.Of("writing", () => root.Write(Make())), Attempt.Of("writing by the type", () => root.WriteAs(Make()!, typeof(T)))) switch
            {
                ({ Problem: { } problem }, _) => Judgement.Fail(problem),
                (_, { Problem: { } problem }) => Judgement.Fail(problem),
                var (bound, typed) => Judge(root, bound.Value!, typed.Value!),
            };
    }

    private Judgement Judge(IRoot<T> root, byte[] bound, byte[] typed)
    {
        var byType = Attempt.Of("reading by the type what the other call wrote", () => RunTimeTypes.Read<T>(root, bound, typeof(T)));
        var byBound = Attempt.Of("reading what the call by the type wrote", () => new Whole<T>(root.Read(typed)));
        return byType.Value is { } one && !IsSame(one.Value) ? Judgement.Fail("the call by the type reads another value of what the other call wrote, silently")
            : byBound.Value is { } two && !IsSame(two.Value) ? Judgement.Fail("what the call by the type wrote is read as another value by the other call, silently")
            : (byType.Problem ?? byBound.Problem) is { } problem ? Judgement.Fail(problem)
            : bound.AsSpan().SequenceEqual(typed) ? Judgement.Pass()
            : Judgement.Partial("the bytes are others, and each call reads those of the other");
    }
}

/// <summary>What the questions about such calls share.</summary>
internal static class RunTimeTypes
{
    /// <summary>Why the adapter cannot be asked; null when it can.</summary>
    public static string? WhyNot(IRoot root) => root.TakesRunTimeTypes ? null : "no call of the adapter is given a type that is known only at run time";

    /// <summary>Reads by the type.</summary>
    /// <exception cref="InvalidDataException">The library gave an object of a class that cannot stand there.</exception>
    public static Whole<T> Read<T>(IRoot root, ReadOnlyMemory<byte> payload, Type type) => root.ReadAs(payload, type) switch
    {
        null => new Whole<T>(default),
        T value => new Whole<T>(value),
        var other => throw new InvalidDataException($"A {other.GetType().Name} was read where {type.Name} was asked for."),
    };
}
