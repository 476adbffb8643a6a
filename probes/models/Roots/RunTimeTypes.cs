using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>As a web server reads a body, whose class it finds when it starts.</summary>
public sealed class ClassByType() : RunTimeTypeCapability<Kayak>("C53.class", "written and read by a Type: a class")
{
    protected override IReadOnlyList<Kayak> Values => Kayaks.Three();

    protected override string Show(Kayak value) => Kayaks.Show([value]);
}

/// <summary>It is in a box, and its type says that it is none.</summary>
public sealed class NumberByType() : RunTimeTypeCapability<int>("C53.number", "written and read by a Type: a number")
{
    protected override IReadOnlyList<int> Values => [11, 0, -70_000];

    protected override string Show(int value) => value.ToString(CultureInfo.InvariantCulture);
}

/// <summary>Its type is closed at run time.</summary>
public sealed class ListByType() : RunTimeTypeCapability<List<Kayak>>("C53.list", "written and read by a Type: a List of objects")
{
    protected override IReadOnlyList<List<Kayak>> Values => [Kayaks.Three(), []];

    protected override string Show(List<Kayak> value) => Kayaks.Show(value);
}

/// <summary>A program writes by one call and another reads by the other.</summary>
public sealed class SameByType() : SameByTypeCapability<Kayak>("C53.same", "what the call by a Type writes and what the call for the static type writes are the same")
{
    protected override Kayak Make() => Kayaks.Three()[0];

    protected override bool IsSame(Kayak? read) => read is { Number: 3, Name: "red" };
}
