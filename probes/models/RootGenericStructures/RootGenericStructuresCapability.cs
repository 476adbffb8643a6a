using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What a type argument tells a library at compile time, a Type has to tell it at run time.</summary>
public sealed class GenericStructuresByType() : SameByTypeCapability<Sounding<int>>("C53.same-generic", "what the call by a Type writes and what the call for the static type writes are the same: a generic structure that holds numbers only")
{
    protected override Sounding<int> Make() => new() { Place = 2, Depth = 7 };

    protected override bool IsSame(Sounding<int> read) => read is { Place: 2, Depth: 7 };
}

/// <summary>By the call for the static type.</summary>
public sealed class GenericStructureRoots() : RootCapability<Sounding<int>>("C52.generic-structure", "the whole value is a generic structure that holds numbers only")
{
    protected override IReadOnlyList<Sounding<int>> Values => [new() { Place = 2, Depth = 7 }, default];

    protected override string Show(Sounding<int> value) => string.Create(CultureInfo.InvariantCulture, $"{value.Place} and {value.Depth}");
}
