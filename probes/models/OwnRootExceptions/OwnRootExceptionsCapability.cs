using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The library has to find the class at run time, and may go by its base class.</summary>
public sealed class OwnRootExceptions() : UnmarkedRootsCapability<HasMishap>("C52.exception-own", "the whole value is declared as Exception and is one of the program's own: with [Serializable] and without, new and thrown", "values")
{
    protected override IReadOnlyList<OneRoot> Roots =>
    [
        Given("with [Serializable]", new Mishap("here")),
        Given("a thrown one with [Serializable]", Caught.Of(new Mishap("here"))),
        Given("without it", new Blunder("here")),
        Given("a thrown one without it", Caught.Of(new Blunder("here"))),
    ];

    private static OneRoot Given(string name, Exception exception) => Of(name, exception, read => ExceptionLikeness.Compare(exception, read));
}
