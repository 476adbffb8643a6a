using System.Net.Http;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Only its constructor takes its text.</summary>
public sealed class HttpMethods() : ValuesCapability<HasHttpMethod>("C48.http-method", "an HttpMethod, a known one and one of a program", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasHttpMethod Root)> Make() =>
    [
        ("known", new() { Value = HttpMethod.Patch }),
        ("of a program", new() { Value = new("PURGE") }),
    ];

    protected override Likeness Compare(HasHttpMethod expected, HasHttpMethod actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
