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

    protected override Likeness Compare(HasSizedShelf expected, HasSizedShelf actual) => SizedShelves.Compare(actual.Value, actual.Number);
}

/// <summary>With a setter a reader may want a list of its own, and cannot make one.</summary>
public sealed class InitialSizedShelf() : UnmarkedCapability<Bookcase>("C25.initial-own-list", "a list of the program with a setter, which the class makes, and which only a constructor with a parameter makes", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, Bookcase Root)> Make() =>
    [
        ("three numbers", new() { Value = new(4) { 3, 1, 2 }, Number = 11 }),
    ];

    protected override Likeness Compare(Bookcase expected, Bookcase actual) => SizedShelves.Compare(actual.Value, actual.Number);
}

/// <summary>Compares what was read with 3, 1, 2 and 11.</summary>
internal static class SizedShelves
{
    public static Likeness Compare(SizedShelf? read, int number) => (read, number) switch
    {
        ([3, 1, 2], 11) => Likeness.Exact,
        (null, _) => Likeness.Lost("it comes back as null"),
        _ => Likeness.Lost($"3, 1, 2, and 11, come back as {(read.Count == 0 ? "nothing" : string.Join(", ", read))}, and {number}, silently"),
    };
}
