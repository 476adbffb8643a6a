using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>C25.fixed-list-constructor asks it of the runtime's List.</summary>
public sealed class FixedLecternShelf() : UnmarkedCapability<Lectern>("C25.fixed-own-list-constructor", "a list of the program without a setter, which only a constructor with a parameter makes, beside a member that the constructor takes", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, Lectern Root)> Make()
    {
        var given = new Lectern(11);
        given.Value.AddRange([3, 1, 2]);
        yield return ("three numbers", given);
    }

    protected override Likeness Compare(Lectern expected, Lectern actual) => Likeness.OfListBeside((expected.Value, expected.Number), (actual.Value, actual.Number));
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class LecternModel() : CapabilityModel<Lectern>(Needs.ReadOnlyMembers);
