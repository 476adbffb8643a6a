using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It is a dictionary by its methods, and by no interface of a dictionary.</summary>
public sealed class StringDictionaries() : ValuesCapability<HasStringDictionary>("C24.string-dictionary", "a StringDictionary", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasStringDictionary Root)> Make() =>
    [
        ("two entries", new() { Value = new() { ["one"] = "1", ["two"] = "2" } }),
    ];

    protected override Likeness Compare(HasStringDictionary expected, HasStringDictionary actual) => actual.Value switch
    {
        null => Likeness.Lost("it comes back as null"),
        { Count: 2 } read when read["one"] == "1" && read["two"] == "2" => Likeness.Exact,
        var read => Likeness.Lost($"2 entries come back as {read.Count}{(read.Count == 2 ? " others" : "")}"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasStringDictionaryModel() : CapabilityModel<HasStringDictionary>(Needs.Dictionary);
