using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Databases and queries take them for marks of their own.</summary>
public sealed class MarkedKeys() : ValuesCapability<HasMarkedKeys>("C37.marks", "keys with marks of paths and queries: a point, a dollar, brackets, a slash, a colon, quotes and a null character", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasMarkedKeys Root)> Make() =>
    [
        ("a.b", new() { Value = new() { ["a.b"] = 1, ["other"] = 2 } }),
        ("$a", new() { Value = new() { ["$a"] = 1, ["other"] = 2 } }),
        ("a$b", new() { Value = new() { ["a$b"] = 1, ["other"] = 2 } }),
        ("a[0]", new() { Value = new() { ["a[0]"] = 1, ["other"] = 2 } }),
        ("a/b", new() { Value = new() { ["a/b"] = 1, ["other"] = 2 } }),
        ("a:b", new() { Value = new() { ["a:b"] = 1, ["other"] = 2 } }),
        ("a b", new() { Value = new() { ["a b"] = 1, ["other"] = 2 } }),
        ("quotes", new() { Value = new() { ["a'b\"c"] = 1, ["other"] = 2 } }),
        ("a null character", new() { Value = new() { ["a\0b"] = 1, ["other"] = 2 } }),
        ("<a>", new() { Value = new() { ["<a>"] = 1, ["other"] = 2 } }),
    ];

    protected override Likeness Compare(HasMarkedKeys expected, HasMarkedKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasMarkedKeysModel() : CapabilityModel<HasMarkedKeys>(Needs.Dictionary);
