using Goldilocks.Prober;
#if TAKES_CONVERTERS
using BasesQuestion = Goldilocks.Prober.ValuesCapability<Goldilocks.Probes.Models.HasPasses>;
#else
using BasesQuestion = Goldilocks.Prober.UnaskedConverter;
#endif

namespace Goldilocks.Probes.Models;

/// <summary>A library that looks for the object's own class finds no converter, or another one.</summary>
public sealed class ConvertedBases() : BasesQuestion("C55.base", "a class with a converter of the program that knows a class which derives from it: a member and a list declared as the base class hold both", "values")
{
#if TAKES_CONVERTERS
    protected override IEnumerable<(string Name, HasPasses Root)> Make() =>
    [
        ("the base class", new() { Value = new(11), List = [new(22)] }),
        ("the derived class", new() { Value = new SeasonPass(11), List = [new SeasonPass(22), new(33)] }),
    ];

    protected override Likeness Compare(HasPasses expected, HasPasses actual) => Likeness.OfEqual(Text(expected), Text(actual));

    private static string Text(HasPasses root) => string.Join(", ", new[] { root.Value }.Concat(root.List ?? []).Select(pass => pass?.ToForm() ?? "null"));
#endif
}
