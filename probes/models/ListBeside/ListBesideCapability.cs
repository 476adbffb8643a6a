using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library of columns takes no class that is only a list of texts, and takes this one.</summary>
public sealed class ListsBeside() : ValuesCapability<Enrolment>("C25.list-beside", "a list of texts that is null, empty or filled, beside a number", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, Enrolment Root)> Make() =>
    [
        ("null", new() { Number = 11 }),
        ("empty", new() { Number = 11, Names = [] }),
        ("an empty text", new() { Number = 11, Names = [""] }),
        ("two texts", new() { Number = 11, Names = ["one", "two"] }),
    ];

    protected override Likeness Compare(Enrolment expected, Enrolment actual) => actual.Number != 11 ? Likeness.OfEqual(11, actual.Number)
        : (expected.Names, actual.Names) switch
        {
            (null, null) => Likeness.Exact,
            (null, []) => Likeness.Near("null comes back as an empty list"),
            ([], null) => Likeness.Near("an empty list comes back as null"),
            ({ } names, { } read) when names.SequenceEqual(read) => Likeness.Exact,
            (_, var read) => Likeness.Lost($"it comes back as {(read is null ? "null" : $"[{string.Join(", ", read.Select(text => text is null ? "null" : ValueChecks.Quoted(text)))}]")}"),
        };
}
