using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A message is declared as the interface that all messages implement.</summary>
public sealed class RootOfInterface() : ModelCapability("C15.root", "the whole value is declared as an interface", "polymorphism", typeof(IAirborne))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var balloon = Attempt.RoundTrip<IAirborne>(subject, new Balloon { Litres = 11 });
        var kite = Attempt.RoundTrip<IAirborne>(subject, new Kite { Colour = "red" });
        return (balloon.Value, kite.Value) switch
        {
            (null, _) => Judgement.Fail(balloon.Problem!),
            (_, null) => Judgement.Fail(kite.Problem!),
            (Balloon { Litres: 11 }, Kite { Colour: "red" }) => Judgement.Pass(),
            var (one, two) => Judgement.Fail($"a Balloon and a Kite come back as a {one.GetType().Name} and a {two.GetType().Name}, or with other members, silently"),
        };
    }
}

/// <summary>The same by the other calls.</summary>
public sealed class InterfaceByType() : RunTimeTypeCapability<IAirborne>("C53.interface", "written and read by the Type of an interface: objects of two classes")
{
    protected override IReadOnlyList<IAirborne> Values => [new Balloon { Litres = 11 }, new Kite { Colour = "red" }];

    protected override string Show(IAirborne value) => value switch
    {
        Balloon balloon => $"a Balloon with {balloon.Litres.ToString(CultureInfo.InvariantCulture)}",
        Kite kite => $"a Kite with {kite.Colour ?? "null"}",
        _ => $"a {value.GetType().Name}",
    };
}

/// <summary>Tells the adapter what the value asks of it. What it sets for interfaces is attacked too.</summary>
public sealed class AirborneModel() : ProbeModel<IAirborne>(CapabilityModel.NameOf(typeof(IAirborne)), Needs.Polymorphism | Needs.EmbeddedType), ISettingModel
{
    string ISettingModel.Setting => "an object behind an interface";

    protected override IAirborne Make() => new Kite { Colour = "red" };
}
