using System.Net.NetworkInformation;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its bytes are in no member.</summary>
public sealed class HardwareAddresses() : ValuesCapability<HasHardwareAddress>("C48.physical-address", "a PhysicalAddress", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasHardwareAddress Root)> Make() =>
    [
        ("six bytes", new() { Value = PhysicalAddress.Parse("00-1A-2B-3C-4D-5E") }),
    ];

    protected override Likeness Compare(HasHardwareAddress expected, HasHardwareAddress actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
