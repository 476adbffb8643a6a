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

    protected override Likeness Compare(HasFailure expected, HasFailure actual) => ExceptionLikeness.Compare(expected.Value!, actual.Value);
}
