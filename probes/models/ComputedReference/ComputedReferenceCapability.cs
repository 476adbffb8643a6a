using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that passes over the first one must not forget the object, where the second one is written as a reference to it.</summary>
public sealed class ComputedReferences() : RoundTripCapability<Choir>("C11.get-only", "a member with a getter only gives the object of another member, which comes behind it", "graphs")
{
    protected override bool IsOfConversion => true;

    protected override Choir Make() => new() { Soprano = new() { Number = 11 } };

    protected override Judgement Judge(Choir read) => read.Soprano switch
    {
        { Number: 11 } => Judgement.Pass(),
        null => Judgement.Fail("the object is lost, silently"),
        var singer => Judgement.Fail($"11 comes back as {singer.Number}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class ChoirModel() : CapabilityModel<Choir>(Needs.SharedReferences);
