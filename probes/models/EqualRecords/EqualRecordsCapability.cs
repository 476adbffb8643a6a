using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that looks for shared objects by their equality takes two for one, and a later change of one changes both.</summary>
public sealed class EqualObjects() : RoundTripCapability<Twins>("C11.equal", "two members hold two objects of a record that are equal", "graphs")
{
    protected override Twins Make() => new() { Left = new() { Number = 11 }, Right = new() { Number = 11 } };

    protected override Judgement Judge(Twins read) => read switch
    {
        { Left: { Number: 11 } left, Right: { Number: 11 } right } => ReferenceEquals(left, right) ? Judgement.Fail("one object is read for two, silently") : Judgement.Pass(),
        _ => Judgement.Fail("another value is read, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class TwinsModel() : CapabilityModel<Twins>(Needs.SharedReferences);
