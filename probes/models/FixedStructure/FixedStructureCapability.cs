using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>Its constructor is marked as the library wants it.</summary>
public sealed class StructureByConstructor() : ModelCapability("C17.struct", "a structure whose members only its constructor sets", "members", typeof(HasFixedStructure))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new HasFixedStructure { Value = new(11, "here") });
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Value: { Row: 11, Label: "here" } } => Judgement.Pass(),
            { Value: var spot } => Judgement.Fail($"11 and here come back as {spot.Row} and {spot.Label ?? "null"}, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasFixedStructureModel() : CapabilityModel<HasFixedStructure>(Needs.ReadOnlyMembers);
