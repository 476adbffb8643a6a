using System.Text.Json;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that knows no form of the type may write its private fields. The next version of the runtime has others, and cannot read what was stored.</summary>
public sealed class ElementInsides() : ModelCapability("C49.insides", "the payload of a JsonElement names no private field and no private type of the runtime, which another version may not have", "values", typeof(HasJsonElement))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        using var document = JsonDocument.Parse("""{"a":[1,"two",null],"b":{"c":1.5}}""");
        var given = new HasJsonElement { Value = document.RootElement.Clone() };
        var came = Attempt.RoundTrip(subject, given);
        if (came.Value?.Value.ValueKind != JsonValueKind.Object)
        {
            return Judgement.NotApplicable($"C49.json-element asks whether it comes back: {came.Problem ?? "it does not"}");
        }

        var names = RuntimeInsides.NamedIn(subject.Write(given), typeof(JsonElement));
        return names.Count == 0 ? Judgement.Pass() : Judgement.Fail($"it names {string.Join(", ", names)}");
    }
}
