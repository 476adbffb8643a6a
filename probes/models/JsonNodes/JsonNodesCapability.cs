using System.Text.Json;
using System.Text.Json.Nodes;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What it holds is not known before it is read. Numbers stay as they are written, because JSON has no limit for them.</summary>
public sealed class JsonNodes() : ValuesCapability<HasJsonNode>("C49.json-node", "a JsonNode: an array with null in it, a text, numbers that no double holds, and half a surrogate pair", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasJsonNode Root)> Make() =>
    [
        ("an array", new() { Value = JsonNode.Parse("[1,null,[],{}]") }),
        ("a text", new() { Value = JsonNode.Parse("\"two\"") }),
        ("half a pair", new() { Value = JsonNode.Parse("\"\\uD800\"") }),
        ("numbers", new() { Value = JsonNode.Parse("[1.50,12345678901234567890123,1e400]") }),
    ];

    protected override Likeness Compare(HasJsonNode expected, HasJsonNode actual) => Likeness.OfEqual(Text(expected.Value), Text(actual.Value));

    /// <summary>As it was written, because half a pair cannot be written again.</summary>
    private static string? Text(JsonNode? node) => node is JsonValue value && value.TryGetValue<JsonElement>(out var element) ? element.GetRawText() : node?.ToJsonString();
}
