using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library may have a form for int alone.</summary>
public sealed class NumberKeys() : ValuesCapability<HasNumberKeys>("C37.numbers", "dictionaries by byte, short, ushort, uint, long and ulong, with their first and last numbers", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasNumberKeys Root)> Make() =>
    [
        ("byte", new() { Bytes = new() { [byte.MinValue] = 1, [byte.MaxValue] = 2 } }),
        ("short", new() { Shorts = new() { [short.MinValue] = 1, [short.MaxValue] = 2 } }),
        ("ushort", new() { UnsignedShorts = new() { [ushort.MinValue] = 1, [ushort.MaxValue] = 2 } }),
        ("uint", new() { Unsigned = new() { [uint.MinValue] = 1, [uint.MaxValue] = 2 } }),
        ("long", new() { Longs = new() { [long.MinValue] = 1, [long.MaxValue] = 2 } }),
        ("ulong", new() { UnsignedLongs = new() { [ulong.MinValue] = 1, [ulong.MaxValue] = 2 } }),
    ];

    protected override Likeness Compare(HasNumberKeys expected, HasNumberKeys actual) =>
        Of(expected.Bytes, actual.Bytes) ?? Of(expected.Shorts, actual.Shorts) ?? Of(expected.UnsignedShorts, actual.UnsignedShorts)
        ?? Of(expected.Unsigned, actual.Unsigned) ?? Of(expected.Longs, actual.Longs) ?? Of(expected.UnsignedLongs, actual.UnsignedLongs)!;

    private static Likeness? Of<TKey>(Dictionary<TKey, int>? expected, Dictionary<TKey, int>? actual) where TKey : notnull => expected is null ? null : KeyLikeness.Compare(expected, actual);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasNumberKeysModel() : CapabilityModel<HasNumberKeys>(Needs.Dictionary);
