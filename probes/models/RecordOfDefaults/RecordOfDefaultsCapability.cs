using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A writer that leaves such values out, and a reader that then gives the parameter its default, change them.</summary>
public sealed class RecordsOfDefaults() : ValuesCapability<Attempts>("C17.record-defaults", "a record whose parameters have defaults, such as 3 and true, that is written with 0, false, null and the first of an enumeration", "members")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, Attempts Root)> Make() =>
    [
        ("3, written as 0", new(Times: 0)),
        ("true, written as false", new(Enabled: false)),
        ("a text, written as null", new(Name: null)),
        ("a text, written as empty", new(Name: "")),
        ("an enumeration, written as its first", new(Haste: Haste.None)),
        ("9 that can be null, written as null", new(Most: null)),
        ("9 that can be null, written as 0", new(Most: 0)),
        ("the defaults", new()),
    ];

    protected override Likeness Compare(Attempts expected, Attempts actual) => expected.Name is null && actual == expected with { Name = "" }
        ? Likeness.Near("null comes back as an empty string")
        : Likeness.OfEqual(expected, actual);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class AttemptsModel() : CapabilityModel<Attempts>(Needs.ReadOnlyMembers);
