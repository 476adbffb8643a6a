using System.Text.Json;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A piece of JSON that rents its memory.</summary>
public sealed class JsonDocuments() : ValuesCapability<HasJsonDocument>("C49.json-document", "a JsonDocument", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasJsonDocument Root)> Make() =>
    [
        ("an object", new() { Value = JsonDocument.Parse("""{"a":[1,"two",null]}""") }),
    ];

    protected override Likeness Compare(HasJsonDocument expected, HasJsonDocument actual) => actual.Value is { } read ? JsonElement.DeepEquals(expected.Value!.RootElement, read.RootElement) ? Likeness.Exact : Likeness.Lost(ValueChecks.Differs(expected.Value.RootElement.GetRawText(), read.RootElement.GetRawText())) : Likeness.Lost("it comes back as null");
}
