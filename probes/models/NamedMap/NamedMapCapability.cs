using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that takes it for a dictionary alone must say so.</summary>
public sealed class DictionaryWithMember() : ModelCapability("C24.derived-dictionary", "a class that is a Dictionary and has a member of its own", "values", typeof(HasNamedMap))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new HasNamedMap { Value = new() { Text = "here", ["one"] = 1 } });
        return read.Value?.Value switch
        {
            null => Judgement.Fail(read.Problem ?? "it comes back as null, silently"),
            { Count: 1, Text: "here" } value when value.GetValueOrDefault("one") == 1 => Judgement.Pass(),
            { Count: 1 } value when value.GetValueOrDefault("one") == 1 => Judgement.Fail("its entries come back and its member does not, silently"),
            { Count: 0, Text: "here" } => Judgement.Fail("its member comes back and its entries do not, silently"),
            var other => Judgement.Fail($"one entry and here come back as {other.Count} entries and {other.Text ?? "null"}, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasNamedMapModel() : CapabilityModel<HasNamedMap>(Needs.Dictionary);
