using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its default has all members at zero, and is no null.</summary>
public sealed class StructureRoots() : RootCapability<Fathom>("C52.structure", "the whole value is a structure")
{
    protected override IReadOnlyList<Fathom> Values => [new() { Depth = 11, Name = "here" }, default];

    protected override string Show(Fathom value) => Fathoms.Show(value);
}

/// <summary>A default structure is not null.</summary>
public sealed class NullableStructureRoots() : RootCapability<Fathom?>("C52.nullable-structure", "the whole value is a structure that can be null, with a value and without one")
{
    protected override IReadOnlyList<Fathom?> Values => [new() { Depth = 11, Name = "here" }, null];

    protected override string Show(Fathom? value) => Fathoms.Show(value!.Value);
}

/// <summary>Elements that are no objects.</summary>
public sealed class StructureListRoots() : RootCapability<List<Fathom>>("C52.structures", "the whole value is a List of structures")
{
    protected override IReadOnlyList<List<Fathom>> Values => [[new() { Depth = 11, Name = "here" }, default]];

    protected override string Show(List<Fathom> value) => $"[{string.Join(", ", value.Select(Fathoms.Show))}]";
}

/// <summary>It is in a box, and its type says that it is none.</summary>
public sealed class StructureByType() : RunTimeTypeCapability<Fathom>("C53.structure", "written and read by a Type: a structure")
{
    protected override IReadOnlyList<Fathom> Values => [new() { Depth = 11, Name = "here" }, default];

    protected override string Show(Fathom value) => Fathoms.Show(value);
}

/// <summary>Structures in words.</summary>
internal static class Fathoms
{
    public static string Show(Fathom fathom) => $"{fathom.Depth.ToString(CultureInfo.InvariantCulture)} {(fathom.Name is { } name ? ValueChecks.Quoted(name) : "null")}";
}
