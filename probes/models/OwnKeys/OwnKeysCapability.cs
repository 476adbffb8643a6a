using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Keys that libraries write themselves to tell classes and shared objects apart. In an application's dictionary they are ordinary texts.</summary>
public sealed class OwnKeys() : ValuesCapability<HasWords>("C37.own", "a dictionary by $id, $ref, $type, $values, _t, __type and other keys that a library may take for its own", "values")
{
    private static readonly string[] s_keys = ["$id", "$ref", "$type", "$values", "$value", "$schema", "_t", "_id", "_v", "__type", "__meta", "__proto__", "@type", "@id", "#text", "xsi:type", "xmlns", "<<", "!type"];

    protected override IEnumerable<(string Name, HasWords Root)> Make() =>
    [
        .. s_keys.Select(key => (key, new HasWords { Value = new() { [key] = "1", ["other"] = "2" } })),
        .. s_keys.Select(key => ($"{key} behind another", new HasWords { Value = new() { ["other"] = "2", [key] = "Goldilocks.Nothing" } })),
    ];

    protected override Likeness Compare(HasWords expected, HasWords actual) => actual.Value is not { } read
        ? Likeness.Lost("it comes back as null")
        : expected.Value!.Count == read.Count && expected.Value.All(entry => read.TryGetValue(entry.Key, out var value) && value == entry.Value)
            ? Likeness.Exact
            : Likeness.Lost($"2 entries come back as {string.Join(", ", read.Keys)}");
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasWordsModel() : CapabilityModel<HasWords>(Needs.Dictionary);
