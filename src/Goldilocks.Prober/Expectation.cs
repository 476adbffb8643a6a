namespace Goldilocks.Prober;

/// <summary>What a right reader does with an input. Survival, time, memory and the family of exceptions count in every case.</summary>
public abstract record Expectation
{
    private Expectation()
    {
    }

    /// <summary>Anything may be the answer: a mutation may well be another value.</summary>
    public static Expectation MayBeAnything { get; } = new Anything();

    /// <summary>The standard leaves it open: accepted or refused is recorded, and neither is wrong.</summary>
    public static Expectation Open { get; } = new LeftOpen();

    /// <summary>A value is a wrong answer; an exception is right.</summary>
    public static Expectation MustRefuse { get; } = new Refusal();

    /// <summary>An exception is wrong, and so is a value in which <paramref name="findDifference"/> finds a difference.</summary>
    /// <param name="findDifference">Answers null when the value is right; otherwise the first difference.</param>
    public static Expectation MustAccept(Func<object?, string?> findDifference) => new Acceptance(findDifference);

    /// <summary>An exception is right; a value in which <paramref name="findDifference"/> finds a difference is wrong.</summary>
    /// <param name="findDifference">Answers null when the value is right; otherwise the first difference.</param>
    public static Expectation RefusedOrRight(Func<object?, string?> findDifference) => new RefusalOrValue(findDifference);

    /// <summary>See <see cref="MayBeAnything"/>.</summary>
    public sealed record Anything : Expectation;

    /// <summary>See <see cref="Open"/>.</summary>
    public sealed record LeftOpen : Expectation;

    /// <summary>See <see cref="MustRefuse"/>.</summary>
    public sealed record Refusal : Expectation;

    /// <summary>See <see cref="MustAccept"/>.</summary>
    /// <param name="FindDifference">Answers null when the value is right; otherwise the first difference.</param>
    public sealed record Acceptance(Func<object?, string?> FindDifference) : Expectation;

    /// <summary>See <see cref="RefusedOrRight"/>.</summary>
    /// <param name="FindDifference">Answers null when the value is right; otherwise the first difference.</param>
    public sealed record RefusalOrValue(Func<object?, string?> FindDifference) : Expectation;
}
