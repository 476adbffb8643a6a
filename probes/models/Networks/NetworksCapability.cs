using System.Net;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It is a structure without setters.</summary>
public sealed class Networks() : ValuesCapability<HasNetwork>("C48.network", "an IPNetwork: an address with the length of its prefix", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasNetwork Root)> Make() =>
    [
        ("of 32 bits", new() { Value = IPNetwork.Parse("192.0.2.0/24") }),
        ("of 128 bits", new() { Value = IPNetwork.Parse("2001:db8::/32") }),
    ];

    protected override Likeness Compare(HasNetwork expected, HasNetwork actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
