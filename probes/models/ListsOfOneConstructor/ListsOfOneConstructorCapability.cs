using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>C25.initial-fixed asks it of the runtime's List, which a reader can make anew.</summary>
public sealed class FixedSizedShelf() : UnmarkedCapability<HasSizedShelf>("C25.fixed-own-list", "a list of the program without a setter, which the class makes, and which only a constructor with a parameter makes", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasSizedShelf Root)> Make()
    {
        var given = new HasSizedShelf { Number = 11 };
        given.Value.AddRange([3, 1, 2]);
        yield return ("three numbers", given);
    }

    protected override Likeness Compare(HasSizedShelf expected, HasSizedShelf actual) => Likeness.OfListBeside((expected.Value, expected.Number), (actual.Value, actual.Number));
}

/// <summary>With a setter a reader may want a list of its own, and cannot make one.</summary>
public sealed class InitialSizedShelf() : UnmarkedCapability<Bookcase>("C25.initial-own-list", "a list of the program with a setter, which the class makes, and which only a constructor with a parameter makes", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, Bookcase Root)> Make() =>
    [
        ("three numbers", new() { Value = new(4) { 3, 1, 2 }, Number = 11 }),
    ];

    protected override Likeness Compare(Bookcase expected, Bookcase actual) => Likeness.OfListBeside((expected.Value, expected.Number), (actual.Value, actual.Number));
}
