using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The class is known, and its base class leads to the method that threw it.</summary>
public sealed class OwnThrownExceptions() : UnmarkedCapability<HasMishap>("C48.exception-own-thrown", "an exception of the program's own that was thrown and caught, in a member of its class", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasMishap Root)> Make() =>
    [
        ("an exception", new() { Value = Caught.Of(new Mishap("here") { Number = 11 }) }),
    ];

    protected override Likeness Compare(HasMishap expected, HasMishap actual) => OwnExceptions.Compare(actual.Value) is { Degree: Degree.Lost } lost ? lost : ExceptionLikeness.OfTrace(actual.Value!);
}
