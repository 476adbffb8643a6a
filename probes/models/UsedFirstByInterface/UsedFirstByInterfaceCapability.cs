using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The class does not say that a member may be declared as its interface. A library that settled its code for the class before it met the interface may refuse it then.</summary>
public sealed class ClassUsedFirst() : ModelCapability("C15.after", "a class is written by itself first, and then in a member declared as an interface of it", "polymorphism", typeof(Ferry))
{
    protected override Judgement Try(ISubject subject)
    {
        var first = Attempt.RoundTrip(subject, new Ferry { Cars = 11 });
        if (first.Value is null)
        {
            return Judgement.NotApplicable("it does not take the class by itself: " + first.Problem);
        }

        // Only now: to ask whether the library takes a class may tell it of that class.
        if (NotTaken(subject, typeof(Mooring)) is { } judgement)
        {
            return judgement;
        }

        var held = Attempt.RoundTrip(subject, new Mooring { Value = new Ferry { Cars = 22 } });
        var other = Attempt.RoundTrip(subject, new Mooring { Value = new Canoe { Seats = 33 } });
        var again = Attempt.RoundTrip(subject, new Ferry { Cars = 44 });
        return (held.Problem ?? other.Problem ?? again.Problem) is { } problem ? Judgement.Fail(problem)
            : (first.Value, held.Value!.Value, other.Value!.Value, again.Value) is ({ Cars: 11 }, Ferry { Cars: 22 }, Canoe { Seats: 33 }, { Cars: 44 }) ? Judgement.Pass()
            : Judgement.Fail("another value is read, silently");
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class MooringModel() : ProbeModel<Mooring>(CapabilityModel.NameOf(typeof(Mooring)), Needs.Polymorphism)
{
    protected override Mooring Make() => new() { Value = new Ferry { Cars = 11 } };
}
