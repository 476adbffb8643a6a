using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Null, the default and a value in each collection.</summary>
public sealed class NullablesInCollections() : ValuesCapability<HasNullables>("C27.collections", "a bool?, a decimal?, a Guid? and a double? in a list, an int? in an array, and null among them", "values")
{
    protected override IEnumerable<(string Name, HasNullables Root)> Make() =>
    [
        ("bool?", new() { Booleans = [true, null, false] }),
        ("decimal?", new() { Decimals = [1.5m, null, 0] }),
        ("Guid?", new() { Guids = [new Guid("00112233-4455-6677-8899-aabbccddeeff"), null, Guid.Empty] }),
        ("double?", new() { Doubles = [1.5, null, 0] }),
        ("int?[]", new() { Array = [11, null, 0] }),
    ];

    protected override Likeness Compare(HasNullables expected, HasNullables actual) => Likeness.OfEqual(Shown(expected), Shown(actual));

    private static string Shown(HasNullables root) => ValueChecks.Elements(root.Booleans, root.Decimals?.Select(item => (double?)item), root.Guids, root.Doubles, root.Array);
}

/// <summary>A library may write such a number as the member of a class in one way, and as an element in another.</summary>
public sealed class FractionsInCollections() : ValuesCapability<HasFractions>("C32.collections", "a double and a float that are NaN, infinite or -0.0, in a list and an array, and null among them", "values")
{
    protected override IEnumerable<(string Name, HasFractions Root)> Make() =>
    [
        ("a list of double", new() { List = [double.NaN, double.NegativeInfinity, -0.0, double.Epsilon] }),
        ("an array of float", new() { Array = [float.NaN, float.PositiveInfinity, -0.0f, 0.1f] }),
        ("null among double", new() { Nullables = [double.NaN, null, -0.0] }),
    ];

    protected override Likeness Compare(HasFractions expected, HasFractions actual) => Likeness.OfEqual(Shown(expected), Shown(actual));

    private static string Shown(HasFractions root) => ValueChecks.Elements(root.List, root.Array, root.Nullables);
}
