using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library has other code for each way of declaring a member, and each must ask for the name.</summary>
public sealed class NamedPlaces() : RootsCapability("C20.named-places", "a member that an attribute gives another name: with init, required, a list, of a record, of a base class, taken by a constructor, and two that exchange their names", "members")
{
#if TAKES_NAMES
    private const int Number = 11;

    protected override IReadOnlyList<OneRoot> Roots { get; } =
    [
        Of("a property", new NamedProperty { Number = Number, Value = "ash" }, read => Alike(read.Number, [read.Value])),
        Of("with init", new NamedInit { Number = Number, Value = "ash" }, read => Alike(read.Number, [read.Value])),
        Of("required", new NamedRequired { Number = Number, Value = "ash" }, read => Alike(read.Number, [read.Value])),
        Of("a list", new NamedListMember { Number = Number, Value = ["ash"] }, read => Alike(read.Number, read.Value ?? [])),
        Of("of a record", new NamedInRecord { Number = Number, Value = "ash" }, read => Alike(read.Number, [read.Value])),
        Of("with an initial value", new NamedInitial { Number = Number, Value = "ash" }, read => Alike(read.Number, [read.Value])),
        Of("of a base class", new NamedByBase { Number = Number, Value = "ash", Name = "oak" }, read => Likeness.OfEqual((Number, "ash", "oak"), (read.Number, read.Value, read.Name))),
        Of("taken by a constructor", new NamedParameter(Number, "ash"), read => Alike(read.Number, [read.Value])),
        Of("two that exchange their names", new NamedCrosswise { Number = Number, Left = "ash", Right = "oak" }, read => Likeness.OfEqual((Number, "ash", "oak"), (read.Number, read.Left, read.Right))),
    ];

    private static Likeness Alike(int number, IEnumerable<string?> texts) => Likeness.OfEqual($"{Number}, ash", $"{number}, {string.Join(' ', texts)}");
#else
    protected override IReadOnlyList<OneRoot> Roots => [];

    protected override string? WhyNoneAsked(ISubject subject) => "the adapter names no attribute that gives a member its name";
#endif
}

#if TAKES_NAMES
/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class NamedParameterModel() : CapabilityModel<NamedParameter>(Needs.ReadOnlyMembers);
#endif
