using Goldilocks.Prober.Capabilities;
using Goldilocks.Prober.Probes;

namespace Goldilocks.Probes.Models;

/// <summary>A member declared as object.</summary>
public sealed class ObjectMember() : ValuesCapability<Anything>("C14", "a member declared as object holds a number, a text, an object of a class and an array", "polymorphism")
{
    protected override IEnumerable<(string Name, Anything Root)> Make() =>
    [
        ("an int", new() { Value = 11 }),
        ("a string", new() { Value = "here" }),
        ("an object", new() { Value = new Something { Number = 11 } }),
        ("an array", new() { Value = new[] { 1, 2, 3 } }),
    ];

    protected override Likeness Compare(Anything expected, Anything actual) => (expected.Value, actual.Value) switch
    {
        (int or string, var value) when Equals(expected.Value, value) => Likeness.Exact,
        (Something, Something { Number: 11 }) => Likeness.Exact,
        (int[], int[] and [1, 2, 3]) => Likeness.Exact,
        (int, IConvertible value and not string) when value.ToInt64(null) == 11 => Likeness.Near($"the number comes back as a {value.GetType().Name}"),
        (var given, var value) => Likeness.Lost($"a {given!.GetType().Name} comes back as {value?.GetType().Name ?? "null"}"),
    };
}
