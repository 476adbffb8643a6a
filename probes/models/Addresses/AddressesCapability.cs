using System.Net;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It has a member that throws for one family.</summary>
public sealed class Addresses() : ValuesCapability<HasAddress>("C48.address", "an IPAddress of each family", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasAddress Root)> Make() =>
    [
        ("of 32 bits", new() { Value = IPAddress.Parse("192.0.2.17") }),
        ("of 128 bits", new() { Value = IPAddress.Parse("2001:db8::17") }),
    ];

    protected override Likeness Compare(HasAddress expected, HasAddress actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
