using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It is a structure and a collection. A library that knows it by its type may not know it where it can be null.</summary>
public sealed class NullableImmutableArrays() : ValuesCapability<HasNullableArray>("C23.array-null", "an ImmutableArray that can be null: filled, empty and null", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasNullableArray Root)> Make() =>
    [
        ("filled", new() { Value = [1, 2, 3] }),
        ("empty", new() { Value = [] }),
        ("null", new()),
    ];

    protected override Likeness Compare(HasNullableArray expected, HasNullableArray actual) => (expected.Value, actual.Value) switch
    {
        (null, null) => Likeness.Exact,
        (null, { IsDefault: true }) => Likeness.Near("null comes back as a default array"),
        (null, { Length: 0 }) => Likeness.Near("null comes back as an empty array"),
        ({ Length: 0 }, null) => Likeness.Near("an empty array comes back as null"),
        ({ }, { IsDefault: true }) => Likeness.Lost("it comes back as a default array"),
        ({ } given, { } read) when given.SequenceEqual(read) => Likeness.Exact,
        ({ } given, var read) => Likeness.Lost($"{given.Length} elements come back as {read?.Length.ToString() ?? "null"}"),
        _ => Likeness.Lost("null comes back as an array with elements"),
    };
}
