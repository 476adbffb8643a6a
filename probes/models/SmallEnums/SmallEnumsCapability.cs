using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that knows enumerations of int only cuts or widens them.</summary>
public sealed class SmallEnums() : ValuesCapability<HasSmallEnums>("C26.small", "enumerations of byte, sbyte, short and long, with their first and last numbers", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasSmallEnums Root)> Make() =>
    [
        ("byte", new() { Byte = OfByte.Last }),
        ("sbyte", new() { SByte = OfSByte.First }),
        ("short", new() { Short = OfShort.First }),
        ("long", new() { Long = OfLong.First }),
    ];

    protected override Likeness Compare(HasSmallEnums expected, HasSmallEnums actual) => Likeness.OfEqual(Of(expected), Of(actual));

    private static (OfByte, OfSByte, OfShort, OfLong) Of(HasSmallEnums enums) => (enums.Byte, enums.SByte, enums.Short, enums.Long);
}
