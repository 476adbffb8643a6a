using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The same with a method and a stack trace.</summary>
public sealed class ThrownRuntimeExceptions() : ValuesCapability<HasInvalidOperation>("C48.exception-class-thrown", "an InvalidOperationException that was thrown and caught, in a member of its own class, alone and around another", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasInvalidOperation Root)> Make() =>
    [
        ("alone", new() { Value = Caught.Of(new InvalidOperationException("outer")) }),
        ("around another", new() { Value = Caught.Of(new InvalidOperationException("outer", Caught.Of(new ArgumentException("inner")))) }),
    ];

    protected override Likeness Compare(HasInvalidOperation expected, HasInvalidOperation actual) => actual.LikenessTo(expected);
}

internal static class InvalidOperations
{
    /// <summary>Its message must come back, and that of the exception inside.</summary>
    public static Likeness LikenessTo(this HasInvalidOperation actual, HasInvalidOperation expected) => (expected.Value!, actual.Value) switch
    {
        (_, null) => Likeness.Lost("it comes back as null"),
        (_, { Message: not "outer" } read) => Likeness.Lost($"its message comes back as {read.Message}"),
        ({ InnerException: { } inner }, var read) when read.InnerException?.Message != inner.Message => Likeness.Lost("it comes back without the exception inside"),
        ({ StackTrace: null }, _) => Likeness.Exact,
        (_, var read) => Caught.WithTrace(read),
    };
}
