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

    protected override Likeness Compare(HasInvalidOperation expected, HasInvalidOperation actual) => ExceptionLikeness.Compare(expected.Value!, actual.Value);
}
