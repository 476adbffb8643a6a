using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The class is known, so that a library need not find it. It is the runtime's, and its message has no setter.</summary>
public sealed class RuntimeExceptions() : ValuesCapability<HasInvalidOperation>("C48.exception-class", "an InvalidOperationException in a member of its own class, alone and around another", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasInvalidOperation Root)> Make() =>
    [
        ("alone", new() { Value = new("outer") }),
        ("around another", new() { Value = new("outer", new ArgumentException("inner")) }),
    ];

    protected override Likeness Compare(HasInvalidOperation expected, HasInvalidOperation actual) => ExceptionLikeness.Compare(expected.Value!, actual.Value);
}
