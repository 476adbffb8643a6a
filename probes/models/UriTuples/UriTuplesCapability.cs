using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A class in it that a library writes as a text.</summary>
public sealed class UriTuples() : ValuesCapability<HasUriTuple>("C23.tuple-uri", "a Tuple of a Uri and a number", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasUriTuple Root)> Make() =>
    [
        ("a Uri, 11", new() { Value = new(new Uri("http://example.org/a"), 11) }),
    ];

    protected override Likeness Compare(HasUriTuple expected, HasUriTuple actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
