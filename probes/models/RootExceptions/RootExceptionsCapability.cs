using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>No class of the program is around it.</summary>
public sealed class RootExceptions() : RootsCapability("C52.exception", "the whole value is declared as Exception and is one of the runtime: a new one, a thrown one, and one around another", "values")
{
    protected override IReadOnlyList<OneRoot> Roots =>
    [
        Given("a new one", new InvalidOperationException("here")),
        Given("a thrown one", Caught.Of(new InvalidOperationException("here"))),
        Given("around another", new InvalidOperationException("here", new ArgumentException("inner"))),
    ];

    private static OneRoot Given(string name, Exception exception) => Of(name, exception, read => ExceptionLikeness.Compare(exception, read));
}
