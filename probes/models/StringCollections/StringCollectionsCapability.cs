using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Settings of programs have it. It is a list of texts to its own methods, and a list of objects to the interfaces that it implements.</summary>
public sealed class StringCollections() : ValuesCapability<HasStringCollection>("C24.strings", "a StringCollection", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasStringCollection Root)> Make() =>
    [
        ("three texts", new() { Value = ["c", "a", "b"] }),
        ("with null", new() { Value = ["c", null!] }),
    ];

    protected override Likeness Compare(HasStringCollection expected, HasStringCollection actual) => actual.Value switch
    {
        null => Likeness.Lost("it comes back as null"),
        var read when read.Cast<string?>().SequenceEqual(expected.Value!.Cast<string?>()) => Likeness.Exact,
        var read => Likeness.Lost($"{expected.Value!.Count} texts come back as {read.Count}{(read.Count == expected.Value.Count ? " others" : "")}"),
    };
}
