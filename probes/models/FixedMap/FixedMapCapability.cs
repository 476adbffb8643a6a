using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader can only fill the dictionary that the object has made; whether it empties it before is what is asked.</summary>
public sealed class InitialFixedMap() : ModelCapability("C25.initial-fixed-dictionary", "a dictionary without a setter and with an initial value, written with another entry", "values", typeof(HasFixedMap))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var given = new HasFixedMap { Number = 11 };
        given.Value.Clear();
        given.Value["one"] = 1;
        var read = Attempt.RoundTrip(subject, given);
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Value.Keys: var keys, Number: 11 } when keys.SequenceEqual(["one"]) => Judgement.Pass(),
            { Value.Keys: var keys, Number: 11 } when keys.Order().SequenceEqual(["one", "seven"]) => Judgement.Fail("what was written is added to its initial value: one comes back as seven, one"),
            { Value.Keys: var keys, Number: 11 } when keys.SequenceEqual(["seven"]) => Judgement.Fail("its initial value is kept instead: one comes back as seven"),
            var other => Judgement.Fail($"one and 11 come back as {string.Join(", ", other.Value.Keys)} and {other.Number}, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasFixedMapModel() : CapabilityModel<HasFixedMap>(Needs.Dictionary);
