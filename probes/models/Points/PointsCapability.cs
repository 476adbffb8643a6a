using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>They have members that are computed from others, and that can be set all the same.</summary>
public sealed class Points() : ValuesCapability<HasPoints>("C48.point", "a Point and a RectangleF of System.Drawing", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasPoints Root)> Make() =>
    [
        ("a point", new() { Point = new(-1, 2) }),
        ("an area", new() { Area = new(0.5f, 1, 20, 30) }),
    ];

    protected override Likeness Compare(HasPoints expected, HasPoints actual) => Likeness.OfEqual((expected.Point, expected.Area), (actual.Point, actual.Area));
}
