using System.Text.Json;
using System.Text.Json.Nodes;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A piece of JSON in a class, as a program has it that does not know all of its data.</summary>
public sealed class JsonElements() : ValuesCapability<HasJsonElement>("C49.json-element", "a JsonElement: an object, an array, a number, null, and one that was never set", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasJsonElement Root)> Make() =>
    [
        ("an object", new() { Value = Of("""{"a":[1,"two",null],"b":{"c":1.5}}""") }),
        ("an array", new() { Value = Of("[1,2]") }),
        ("a number", new() { Value = Of("11") }),
        ("null", new() { Value = Of("null") }),
        ("never set", new() { Value = default }),
    ];

    protected override Likeness Compare(HasJsonElement expected, HasJsonElement actual) => (expected.Value.ValueKind, actual.Value.ValueKind) switch
    {
        (JsonValueKind.Undefined, JsonValueKind.Undefined) => Likeness.Exact,
        (JsonValueKind.Undefined, JsonValueKind.Null) => Likeness.Near("it comes back as null"),
        (JsonValueKind.Undefined, _) or (_, JsonValueKind.Undefined) => Likeness.Lost($"{expected.Value.ValueKind} comes back as {actual.Value.ValueKind}"),
        _ => JsonNode.DeepEquals(Node(expected.Value), Node(actual.Value)) ? Likeness.Exact : Likeness.Lost(ValueChecks.Differs(expected.Value.GetRawText(), actual.Value.GetRawText())),
    };

    private static JsonElement Of(string json)
    {
        using var document = JsonDocument.Parse(json);
        return document.RootElement.Clone();
    }

    private static JsonNode? Node(JsonElement element) => JsonNode.Parse(element.GetRawText());
}
