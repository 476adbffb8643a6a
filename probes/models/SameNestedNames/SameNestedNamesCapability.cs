using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format that names classes, and code that is generated for them, may leave out the class around.</summary>
public sealed class SameNestedNames() : RoundTripCapability<Doorbell>("C20.same-name-nested", "nested classes and enumerations of one name in two classes, without an attribute that gives them other names", "members")
{
    protected override bool IsOfConversion => true;

    protected override Doorbell Make() => new()
    {
        Button = new() { Kind = Doorbell.Knob.State.Pressed, Inside = new() { Number = 11 } },
        Sound = new() { Kind = Doorbell.Chime.State.Loud, Inside = new() { Text = "here" } },
    };

    protected override Judgement Judge(Doorbell read) => read switch
    {
        { Button: { Kind: Doorbell.Knob.State.Pressed, Inside.Number: 11 }, Sound: { Kind: Doorbell.Chime.State.Loud, Inside.Text: "here" } } => Judgement.Pass(),
        var other => Judgement.Fail($"Pressed, 11, Loud and here come back as {other.Button?.Kind}, {other.Button?.Inside?.Number}, {other.Sound?.Kind} and {other.Sound?.Inside?.Text}, silently"),
    };
}
