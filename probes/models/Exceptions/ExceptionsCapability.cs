using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its class is known at run time only, and it leads to methods and assemblies.</summary>
public sealed class Exceptions() : ValuesCapability<HasFailure>("C48.exception", "an Exception with another inside", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasFailure Root)> Make() =>
    [
        ("an exception in another", new() { Value = new InvalidOperationException("outer", new ArgumentException("inner")) }),
    ];

    protected override Likeness Compare(HasFailure expected, HasFailure actual) => actual.Value switch
    {
        InvalidOperationException { Message: "outer", InnerException: ArgumentException { Message: "inner" } } => Likeness.Exact,
        { Message: "outer", InnerException.Message: "inner" } read => Likeness.Near($"it comes back as {read.GetType().Name}"),
        { Message: "outer" } read => Likeness.Lost($"it comes back as {read.GetType().Name}, without the exception inside"),
        var read => Likeness.Lost($"its message comes back as {read?.Message ?? "null"}"),
    };
}
