using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>C23.segment asks it of bytes, for which a library may have a form of its own.</summary>
public sealed class NumberSegments() : ValuesCapability<HasNumberSegment>("C23.segment-numbers", "an ArraySegment of numbers, a part of its array", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasNumberSegment Root)> Make() =>
    [
        ("a part", new() { Value = new([9, 3, 1, 2, 9], 1, 3) }),
    ];

    protected override Likeness Compare(HasNumberSegment expected, HasNumberSegment actual) =>
        actual.Value.Array is null ? Likeness.Lost("3, 1, 2 comes back as no array") : Likeness.OfOrder(expected.Value, actual.Value, "3, 1, 2");
}
