using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A program writes the exceptions that it caught. These lead to the method that threw them, and from there to the assembly.</summary>
public sealed class ThrownExceptions() : ValuesCapability<HasFailure>("C48.exception-thrown", "an Exception that was thrown and caught, so that it has a method and a stack trace, alone and around another", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasFailure Root)> Make() =>
    [
        ("an Exception", new() { Value = Caught.Of(new Exception("outer")) }),
        ("an exception of a derived class", new() { Value = Caught.Of(new InvalidOperationException("outer")) }),
        ("a thrown one in a thrown one", new() { Value = Caught.Of(new InvalidOperationException("outer", Caught.Of(new ArgumentException("inner")))) }),
        ("a thrown one in a new one", new() { Value = new InvalidOperationException("outer", Caught.Of(new ArgumentException("inner"))) }),
    ];

    protected override Likeness Compare(HasFailure expected, HasFailure actual) => (expected.Value!, actual.Value) switch
    {
        (_, null) => Likeness.Lost("it comes back as null"),
        (_, { Message: not "outer" } read) => Likeness.Lost($"its message comes back as {read.Message}"),
        ({ InnerException: { } inner }, var read) when read.InnerException?.Message != inner.Message => Likeness.Lost("it comes back without the exception inside"),
        (var given, var read) when given.GetType() != read.GetType() => Likeness.Near($"it comes back as {read.GetType().Name}"),
        ({ StackTrace: null, InnerException: not null }, { InnerException: { } inner }) => Caught.WithTrace(inner),
        (_, var read) => Caught.WithTrace(read),
    };
}
