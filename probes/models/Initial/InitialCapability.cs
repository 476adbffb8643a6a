using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What was written is false, 0 or null. A writer that leaves such values out, or a reader that passes over null, gives the initial value back instead.</summary>
public sealed class InitialValues() : ValuesCapability<HasInitial>("C25.initial", "members with initial values, such as Enabled = true, that are written as false, 0 and null", "values")
{
    protected override IEnumerable<(string Name, HasInitial Root)> Make() =>
    [
        ("a bool, true at first, written as false", new() { Enabled = false }),
        ("an int, 42 at first, written as 0", new() { Number = 0 }),
        ("a double, 1.5 at first, written as 0", new() { Weight = 0 }),
        ("a text, written as null", new() { Text = null }),
        ("a text, written as empty", new() { Text = "" }),
        ("an int?, 7 at first, written as null", new() { Optional = null }),
        ("an int?, 7 at first, written as 0", new() { Optional = 0 }),
        ("a bool?, true at first, written as null", new() { Known = null }),
        ("a bool?, true at first, written as false", new() { Known = false }),
    ];

    protected override Likeness Compare(HasInitial expected, HasInitial actual) => (expected, actual) switch
    {
        _ when expected.Enabled != actual.Enabled => Likeness.OfEqual(expected.Enabled, actual.Enabled),
        _ when expected.Number != actual.Number => Likeness.OfEqual(expected.Number, actual.Number),
        _ when !expected.Weight.Equals(actual.Weight) => Likeness.OfEqual(expected.Weight, actual.Weight),
        _ when expected.Text != actual.Text => Likeness.OfTextOrEmpty(expected.Text, actual.Text),
        _ when expected.Optional != actual.Optional => Likeness.OfEqual(expected.Optional, actual.Optional),
        _ => Likeness.OfEqual(expected.Known, actual.Known),
    };
}

/// <summary>A reader that adds to the list which the object has made gives more than was written.</summary>
public sealed class InitialLists() : ValuesCapability<HasInitialList>("C25.initial-list", "a list with an initial value, written with other elements, empty and as null", "values")
{
    protected override IEnumerable<(string Name, HasInitialList Root)> Make() => [("other elements", new() { Value = [1] }), ("empty", new() { Value = [] }), ("null", new() { Value = null })];

    protected override Likeness Compare(HasInitialList expected, HasInitialList actual) => InitialLikeness.Compare(expected.Value, actual.Value, [7, 8]);
}

/// <summary>The same with an array.</summary>
public sealed class InitialArrays() : ValuesCapability<HasInitialArray>("C25.initial-array", "an array with an initial value, written with other elements, empty and as null", "values")
{
    protected override IEnumerable<(string Name, HasInitialArray Root)> Make() => [("other elements", new() { Value = [1] }), ("empty", new() { Value = [] }), ("null", new() { Value = null })];

    protected override Likeness Compare(HasInitialArray expected, HasInitialArray actual) => InitialLikeness.Compare(expected.Value, actual.Value, [7, 8]);
}

/// <summary>The same with bytes, for which a format may have a form of its own.</summary>
public sealed class InitialBytes() : ValuesCapability<HasInitialBytes>("C25.initial-bytes", "an array of bytes with an initial value, written with other bytes, empty and as null", "values")
{
    protected override IEnumerable<(string Name, HasInitialBytes Root)> Make() => [("other bytes", new() { Value = [1] }), ("empty", new() { Value = [] }), ("null", new() { Value = null })];

    protected override Likeness Compare(HasInitialBytes expected, HasInitialBytes actual) => InitialLikeness.Compare<byte>(expected.Value, actual.Value, [7, 8]);
}

/// <summary>The same with a dictionary.</summary>
public sealed class InitialDictionaries() : ValuesCapability<HasInitialEntries>("C25.initial-dictionary", "a dictionary with an initial value, written with another entry, empty and as null", "values")
{
    protected override IEnumerable<(string Name, HasInitialEntries Root)> Make() => [("another entry", new() { Value = new() { ["given"] = 1 } }), ("empty", new() { Value = [] }), ("null", new() { Value = null })];

    protected override Likeness Compare(HasInitialEntries expected, HasInitialEntries actual) => InitialLikeness.Compare(Entries(expected), Entries(actual), ["initial 7"]);

    private static IEnumerable<string>? Entries(HasInitialEntries root) => root.Value?.OrderBy(entry => entry.Key, StringComparer.Ordinal).Select(entry => $"{entry.Key} {entry.Value}");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasInitialEntriesModel() : CapabilityModel<HasInitialEntries>(Needs.Dictionary);
