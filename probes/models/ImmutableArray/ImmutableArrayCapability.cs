using System.Collections.Immutable;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The default value of this struct has no array.</summary>
public sealed class ImmutableArrays() : ValuesCapability<HasImmutableArray>("C23.array", "an ImmutableArray, filled, empty and default", "values")
{
    protected override IEnumerable<(string Name, HasImmutableArray Root)> Make() =>
    [
        ("filled", new() { Value = [1, 2, 3] }),
        ("empty", new() { Value = [] }),
        ("default", new()),
    ];

    protected override Likeness Compare(HasImmutableArray expected, HasImmutableArray actual) => (expected.Value, actual.Value) switch
    {
        ({ IsDefault: true }, { IsDefault: true }) => Likeness.Exact,
        ({ IsDefault: true }, { IsDefault: false, Length: 0 }) => Likeness.Near("a default array comes back empty"),
        ({ IsDefault: false } given, { IsDefault: false } read) when given.SequenceEqual(read) => Likeness.Exact,
        (_, { IsDefault: true }) => Likeness.Lost("it comes back as a default array"),
        var (given, read) => Likeness.Lost($"{given.Length} elements come back as {read.Length}"),
    };
}
