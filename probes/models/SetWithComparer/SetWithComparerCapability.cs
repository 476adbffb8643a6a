using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its comparer is part of its value.</summary>
public sealed class Sets() : ValuesCapability<HasSet>("C24.set", "a HashSet that ignores case", "values")
{
    protected override IEnumerable<(string Name, HasSet Root)> Make() =>
    [
        ("a set", new() { Value = new(StringComparer.OrdinalIgnoreCase) { "One", "Two" } }),
    ];

    protected override Likeness Compare(HasSet expected, HasSet actual) => actual.Value switch
    {
        { Count: 2 } read when !read.Contains("One") || !read.Contains("Two") => Likeness.Lost("its elements are gone"),
        { Count: 2 } read => read.Contains("oNE") ? Likeness.Exact : Likeness.Near("the comparer is gone"),
        _ => Likeness.Lost("its elements are gone"),
    };
}
