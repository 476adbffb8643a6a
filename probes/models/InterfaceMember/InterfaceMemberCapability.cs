using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A member declared as an interface.</summary>
public sealed class InterfaceMember() : ModelCapability("C15", "a member is declared as an interface", "polymorphism", typeof(Garage))
{
    protected override Judgement Try(ISubject subject)
    {
        var truck = Attempt.RoundTrip(subject, new Garage { Vehicle = new Truck { Tonnes = 7 } });
        var bicycle = Attempt.RoundTrip(subject, new Garage { Vehicle = new Bicycle { Gears = 8 } });
        return (truck.Value, bicycle.Value) switch
        {
            (null, _) => Judgement.Fail(truck.Problem!),
            (_, null) => Judgement.Fail(bicycle.Problem!),
            ({ Vehicle: Truck { Tonnes: 7 } }, { Vehicle: Bicycle { Gears: 8 } }) => Judgement.Pass(),
            _ => Judgement.Fail("another value is read, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class GarageModel() : CapabilityModel<Garage>(Needs.Polymorphism);
