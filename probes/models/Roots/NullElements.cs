using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>No member says that its elements may be null.</summary>
public sealed class NullObjectInRoot() : RootCapability<List<Kayak?>>("C25.root-null-object", "the whole value is a List of objects with null among them")
{
    protected override IReadOnlyList<List<Kayak?>> Values => [[new() { Number = 11, Name = "one" }, null, new() { Number = 22, Name = "two" }], [null]];

    protected override string Show(List<Kayak?> value) => $"[{string.Join(", ", value.Select(kayak => kayak is null ? "null" : $"{kayak.Number} {kayak.Name ?? "null"}"))}]";
}
