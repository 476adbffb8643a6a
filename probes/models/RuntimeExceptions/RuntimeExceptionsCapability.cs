using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The class is known, so that a library need not find it. It is the runtime's, and its message has no setter.</summary>
public sealed class RuntimeExceptions() : ValuesCapability<HasInvalidOperation>("C48.exception-class", "an InvalidOperationException in a member of its own class: a new one, one that was thrown and caught, and one around another", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasInvalidOperation Root)> Make() =>
    [
        ("a new one", new() { Value = new("outer") }),
        ("a new one around another", new() { Value = new("outer", new ArgumentException("inner")) }),
        ("a thrown one", new() { Value = Caught.Of(new InvalidOperationException("outer")) }),
        ("a thrown one around a thrown one", new() { Value = Caught.Of(new InvalidOperationException("outer", Caught.Of(new ArgumentException("inner")))) }),
    ];

    protected override Likeness Compare(HasInvalidOperation expected, HasInvalidOperation actual) => (expected.Value!, actual.Value) switch
    {
        (_, null) => Likeness.Lost("it comes back as null"),
        (_, { Message: not "outer" } read) => Likeness.Lost($"its message comes back as {read.Message}"),
        ({ InnerException: { } inner }, var read) when read.InnerException?.Message != inner.Message => Likeness.Lost("it comes back without the exception inside"),
        ({ StackTrace: null }, _) => Likeness.Exact,
        (_, var read) => Caught.WithTrace(read),
    };
}
