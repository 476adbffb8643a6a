using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library may go by its interface, or by its members, which are none of its data.</summary>
public sealed class OwnDictionaries() : UnmarkedCapability<HasRegister>("C24.own-dictionary", "a class of the program that implements IDictionary", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasRegister Root)> Make() =>
    [
        ("two entries", new() { Value = new() { ["one"] = 1, ["two"] = 2 } }),
    ];

    protected override Likeness Compare(HasRegister expected, HasRegister actual) => KeyLikeness.Compare(new Dictionary<string, int>(expected.Value!), actual.Value is { } read ? new Dictionary<string, int>(read) : null);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasRegisterModel() : CapabilityModel<HasRegister>(Needs.Dictionary);
