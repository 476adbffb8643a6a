using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A mixed order of bytes shows in a value whose bytes all differ.</summary>
public sealed class Guids() : ValuesCapability<HasGuid>("C34.member", "a Guid whose bytes all differ", "values")
{
    protected override IEnumerable<(string Name, HasGuid Root)> Make() =>
    [
        ("empty", new() { Value = Guid.Empty }),
        ("all bytes differ", new() { Value = new("00112233-4455-6677-8899-aabbccddeeff") }),
    ];

    protected override Likeness Compare(HasGuid expected, HasGuid actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
