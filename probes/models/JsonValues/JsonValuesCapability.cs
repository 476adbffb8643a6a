using System.Text.Json.Nodes;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>One that was made of an array writes an array.</summary>
public sealed class JsonValues() : ValuesCapability<HasJsonValue>("C49.json-value", "a JsonValue: a text, a number, a boolean, and one that was made of an array", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasJsonValue Root)> Make() =>
    [
        ("a text", new() { Value = JsonValue.Create("here") }),
        ("a number", new() { Value = JsonValue.Create(11) }),
        ("a boolean", new() { Value = JsonValue.Create(true) }),
        ("an array", new() { Value = JsonValue.Create(new[] { 1, 2 }) }),
    ];

    protected override Likeness Compare(HasJsonValue expected, HasJsonValue actual) =>
        expected.Value?.ToJsonString() == actual.Value?.ToJsonString() ? Likeness.Exact : Likeness.Lost(ValueChecks.Differs(expected.Value?.ToJsonString(), actual.Value?.ToJsonString()));
}
