using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A message is declared as the class that all messages derive from.</summary>
public sealed class RootOfBase() : ModelCapability("C13.root", "the whole value is declared as a base class, and is of a derived one", "polymorphism", typeof(Signal))
{
    protected override Judgement Try(ISubject subject)
    {
        var flare = Attempt.RoundTrip<Signal>(subject, new Flare { Number = 11, Colour = "red" });
        var whistle = Attempt.RoundTrip<Signal>(subject, new Whistle { Number = 22, Pitch = 0.5 });
        return (flare.Value, whistle.Value) switch
        {
            (null, _) => Judgement.Fail(flare.Problem!),
            (_, null) => Judgement.Fail(whistle.Problem!),
            (Flare { Number: 11, Colour: "red" }, Whistle { Number: 22, Pitch: 0.5 }) => Judgement.Pass(),
            var (one, two) => Judgement.Fail($"a Flare and a Whistle come back as a {one.GetType().Name} and a {two.GetType().Name}, or with other members, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class SignalModel() : CapabilityModel<Signal>(Needs.Polymorphism | Needs.EmbeddedType);
