using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library makes its code for a class when it meets it. What it settled then, without the base class, it may not be able to change, or may go on using.</summary>
public sealed class DerivedUsedFirst() : ModelCapability("C13.after", "a derived class is written by itself first, and then in a member declared as its base class", "polymorphism", typeof(Plum))
{
    protected override Judgement Try(ISubject subject)
    {
        var first = Attempt.RoundTrip(subject, new Plum { Number = 11, Text = "here" });
        if (first.Value is null)
        {
            return Judgement.NotApplicable("it does not take the derived class by itself: " + first.Problem);
        }

        // Only now: to ask whether the library takes a class may tell it of that class.
        if (NotTaken(subject, typeof(Hamper)) is { } judgement)
        {
            return judgement;
        }

        var held = Attempt.RoundTrip(subject, new Hamper { Value = new Plum { Number = 22, Text = "there" } });
        var other = Attempt.RoundTrip(subject, new Hamper { Value = new Quince { Number = 33, Weight = 44 } });
        var again = Attempt.RoundTrip(subject, new Plum { Number = 55, Text = "again" });
        return (held.Problem ?? other.Problem ?? again.Problem) is { } problem ? Judgement.Fail(problem)
            : (first.Value, held.Value!.Value, other.Value!.Value, again.Value) is (Plum { Number: 11, Text: "here" }, Plum { Number: 22, Text: "there" }, Quince { Number: 33, Weight: 44 }, Plum { Number: 55, Text: "again" }) ? Judgement.Pass()
            : Judgement.Fail("another value is read, silently");
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HamperModel() : ProbeModel<Hamper>(CapabilityModel.NameOf(typeof(Hamper)), Needs.Polymorphism)
{
    protected override Hamper Make() => new() { Value = new Plum { Number = 11, Text = "here" } };
}
