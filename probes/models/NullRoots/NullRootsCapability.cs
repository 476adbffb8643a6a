using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>No member says that its elements may be null.</summary>
public sealed class NullTextInRoot() : RootCapability<List<string?>>("C25.root-null-text", "the whole value is a List of texts with null among them")
{
    protected override IReadOnlyList<List<string?>> Values => [["one", null, ""], [null]];

    protected override string Show(List<string?> value) => $"[{string.Join(", ", value.Select(text => text is null ? "null" : ValueChecks.Quoted(text)))}]";
}

/// <summary>The key stays where there is no value.</summary>
public sealed class NullValueInRoot() : RootCapability<Dictionary<string, string?>>("C25.root-null-value", "the whole value is a Dictionary of texts with null under a key")
{
    protected override IReadOnlyList<Dictionary<string, string?>> Values => [new() { ["one"] = "here", ["two"] = null, ["three"] = "" }];

    protected override string Show(Dictionary<string, string?> value) =>
        $"[{string.Join(", ", value.OrderBy(entry => entry.Key, StringComparer.Ordinal).Select(entry => $"{entry.Key}: {(entry.Value is null ? "null" : ValueChecks.Quoted(entry.Value))}"))}]";
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class NullValueRootModel() : CapabilityModel<Dictionary<string, string?>>(Needs.Dictionary);
