using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A number that the enumeration does not define.</summary>
public sealed class UndefinedEnums() : ValuesCapability<HasPlain>("C26.undefined", "an enumeration with a value that it does not define", "values")
{
    protected override IEnumerable<(string Name, HasPlain Root)> Make() => [("defined", new() { Value = Plain.One }), ("77", new() { Value = (Plain)77 }), ("-1", new() { Value = (Plain)(-1) })];

    protected override Likeness Compare(HasPlain expected, HasPlain actual) => Likeness.OfEqual(expected.Value, actual.Value);
}

/// <summary>Several flags at once, and a bit without a name.</summary>
public sealed class FlagEnums() : ValuesCapability<HasFlagged>("C26.flags", "an enumeration of flags, several at once", "values")
{
    protected override IEnumerable<(string Name, HasFlagged Root)> Make() => [("two", new() { Value = Flagged.First | Flagged.Fourth }), ("with a bit that has no name", new() { Value = Flagged.First | (Flagged)64 })];

    protected override Likeness Compare(HasFlagged expected, HasFlagged actual) => Likeness.OfEqual(expected.Value, actual.Value);
}

/// <summary>A value that no signed number holds.</summary>
public sealed class WideEnums() : ValuesCapability<HasWide>("C26.ulong", "an enumeration of ulong with its largest value", "values")
{
    protected override IEnumerable<(string Name, HasWide Root)> Make() => [("largest", new() { Value = Wide.Largest })];

    protected override Likeness Compare(HasWide expected, HasWide actual) => Likeness.OfEqual(expected.Value, actual.Value);
}

/// <summary>A member of the enumeration has another name and the same number.</summary>
public sealed class RenamedEnums() : VersionCapability<V1.Painted, V2.Painted>("C26.renamed", "a member of an enumeration was renamed")
{
    protected override V1.Painted Make() => new() { Colour = V1.Colour.Red, Tail = 55 };

    protected override Judgement Judge(V2.Painted read) => (read.Colour, read.Tail) is (V2.Colour.Crimson, 55)
        ? Judgement.Pass()
        : Judgement.Fail($"Red, 55 come back as {read.Colour}, {read.Tail}");
}
