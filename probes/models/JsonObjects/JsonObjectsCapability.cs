using System.Text.Json.Nodes;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It is a dictionary as well, which a reader may take it for.</summary>
public sealed class JsonObjects() : ValuesCapability<HasJsonObject>("C49.json-object", "a JsonObject with numbers, texts, null, a list and an object in it", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasJsonObject Root)> Make() =>
    [
        ("an object", new() { Value = Of("""{"a":[1,"two",null],"b":{"c":1.5},"d":true}""") }),
        ("an empty object", new() { Value = [] }),
    ];

    protected override Likeness Compare(HasJsonObject expected, HasJsonObject actual) => JsonNode.DeepEquals(expected.Value, actual.Value) ? Likeness.Exact : Likeness.Lost(ValueChecks.Differs(expected.Value!.ToJsonString(), actual.Value?.ToJsonString()));

    private static JsonObject Of(string json) => JsonNode.Parse(json)!.AsObject();
}
