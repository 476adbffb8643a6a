using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A key may be written as its name, and these have none of their own.</summary>
public sealed class FlagKeys() : ValuesCapability<HasAccessKeys>("C37.flags", "a dictionary by an enumeration of flags, with several at once and one that it does not define", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasAccessKeys Root)> Make() =>
    [
        ("several at once", new() { Value = new() { [Access.Reading | Access.Writing] = 1, [Access.None] = 2 } }),
        ("one that is not defined", new() { Value = new() { [(Access)64] = 1 } }),
    ];

    protected override Likeness Compare(HasAccessKeys expected, HasAccessKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>A library may keep keys in a buffer of its own.</summary>
public sealed class LongTextKeys() : ValuesCapability<HasLongKeyTexts>("C37.long", "keys of as many letters as lengths of one and two bytes tell apart", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasLongKeyTexts Root)> Make() =>
        new[] { 31, 32, 127, 128, 255, 256, 65535, 65536 }.Select(length => ($"{length} letters", new HasLongKeyTexts { Value = new() { [new string('k', length)] = 1, ["short"] = 2 } }));

    protected override Likeness Compare(HasLongKeyTexts expected, HasLongKeyTexts actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasAccessKeysModel() : CapabilityModel<HasAccessKeys>(Needs.Dictionary);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasLongKeyTextsModel() : CapabilityModel<HasLongKeyTexts>(Needs.Dictionary);
