using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that makes the list and adds to it gives more than was written.</summary>
public sealed class FilledLists() : UnmarkedCapability<HasStarters>("C24.filled-list", "a class that is a List, whose constructor puts elements into it", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasStarters Root)> Make() =>
    [
        ("as it was made", new() { Value = [] }),
        ("other elements", new() { Value = Starters.Of(1) }),
        ("emptied", new() { Value = Starters.Of() }),
    ];

    protected override Likeness Compare(HasStarters expected, HasStarters actual) => FilledStates.Compare(expected.Value!, actual.Value, [7, 8]);
}

/// <summary>The same with entries by key.</summary>
public sealed class FilledDictionaries() : UnmarkedCapability<HasPresets>("C24.filled-dictionary", "a class that is a Dictionary, whose constructor puts an entry into it", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasPresets Root)> Make() =>
    [
        ("as it was made", new() { Value = [] }),
        ("another entry", new() { Value = Presets.Of("given") }),
        ("emptied", new() { Value = Presets.Of(null) }),
    ];

    protected override Likeness Compare(HasPresets expected, HasPresets actual) => FilledStates.Compare(Entries(expected)!, Entries(actual), ["initial 7"]);

    private static IEnumerable<string>? Entries(HasPresets root) => root.Value?.OrderBy(entry => entry.Key, StringComparer.Ordinal).Select(entry => $"{entry.Key} {entry.Value}");
}

/// <summary>Says whether what the constructor had put in was replaced.</summary>
internal static class FilledStates
{
    public static Likeness Compare<T>(IEnumerable<T> expected, IEnumerable<T>? actual, IReadOnlyList<T> initial) => actual switch
    {
        null => Likeness.Lost("it comes back as null"),
        _ when expected.SequenceEqual(actual) => Likeness.Exact,
        _ when actual.Count() == initial.Count + expected.Count() => Likeness.Lost("what was written is added to what the constructor puts in"),
        _ => Likeness.Lost($"it comes back as {string.Join(", ", actual)}"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasPresetsModel() : CapabilityModel<HasPresets>(Needs.Dictionary);
