using System.Text.Json.Nodes;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that knows nothing of it takes it for a list of nodes.</summary>
public sealed class JsonArrays() : ValuesCapability<HasJsonArray>("C49.json-array", "a JsonArray with numbers, texts, null, an array and an object in it, and an empty one", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasJsonArray Root)> Make() =>
    [
        ("filled", new() { Value = [1, "two", null, new JsonArray(3, 1.5), new JsonObject { ["a"] = true }] }),
        ("empty", new() { Value = [] }),
    ];

    protected override Likeness Compare(HasJsonArray expected, HasJsonArray actual) =>
        JsonNode.DeepEquals(expected.Value, actual.Value) ? Likeness.Exact : Likeness.Lost(ValueChecks.Differs(expected.Value?.ToJsonString(), actual.Value?.ToJsonString()));
}
