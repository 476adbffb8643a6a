using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The dictionary of the first .NET: its keys and values are objects.</summary>
public sealed class Hashtables() : ValuesCapability<HasHashtable>("C24.hashtable", "a Hashtable of texts", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasHashtable Root)> Make() =>
    [
        ("two entries", new() { Value = new() { ["one"] = "1", ["two"] = "2" } }),
    ];

    /// <remarks>In one order of all processes: a Hashtable's own hangs on hash codes that each process draws.</remarks>
    protected override Likeness Compare(HasHashtable expected, HasHashtable actual) => actual.Value is { Count: 2 } read && Equals(read["one"], "1") && Equals(read["two"], "2") ? Likeness.Exact : Likeness.Lost($"two entries come back as {(actual.Value is { } other ? string.Join(", ", other.Values.Cast<object>().Select(one => $"{one} ({one?.GetType().Name})").Order(StringComparer.Ordinal)) : "null")}");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasHashtableModel() : CapabilityModel<HasHashtable>(Needs.Dictionary);
