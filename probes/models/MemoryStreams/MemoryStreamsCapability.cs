using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Some of its members throw.</summary>
public sealed class MemoryStreams() : ValuesCapability<HasMemoryStream>("C48.stream", "a MemoryStream", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasMemoryStream Root)> Make() =>
    [
        ("three bytes", new() { Value = new([1, 2, 3]) }),
    ];

    protected override Likeness Compare(HasMemoryStream expected, HasMemoryStream actual) => Likeness.OfEqual("010203", actual.Value is { } read ? Convert.ToHexString(read.ToArray()) : null);
}
