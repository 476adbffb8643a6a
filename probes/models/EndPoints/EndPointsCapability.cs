using System.Net;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It holds an address, which has a member that throws.</summary>
public sealed class EndPoints() : ValuesCapability<HasEndPoint>("C48.end-point", "an IPEndPoint: an address with a port", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasEndPoint Root)> Make() =>
    [
        ("of 32 bits", new() { Value = new(IPAddress.Parse("192.0.2.17"), 443) }),
        ("of 128 bits", new() { Value = new(IPAddress.Parse("2001:db8::17"), 443) }),
    ];

    protected override Likeness Compare(HasEndPoint expected, HasEndPoint actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
