using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The runtime's interface says that the whole graph has been read when its method is called. It is there for what an attribute's method comes too early for.</summary>
public sealed class GraphCallbacks() : ModelCapability("C51.interface-graph", "two objects that lead to each other, of a class that is IDeserializationCallback: is the other whole when the method is called?", "members", typeof(Platoon))
{
    private static readonly string[] s_expected = ["11 sees 22", "22 sees 11"];

    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        Trooper.Seen.Clear();
        var twice = new Trooper { Number = 11 };
        var shared = Attempt.RoundTrip(subject, new Platoon { Troopers = [twice, twice] });
        if (Trooper.Seen.Count == 0)
        {
            return Judgement.NotApplicable(shared.Problem is { } refused ? "it does not read the class: " + refused : "it does not call the method");
        }

        // A writer of trees has no end with the two, and C10 says so.
        if (shared.Value is not { Troopers: [{ Number: 11 } one, { } two] } || !ReferenceEquals(one, two))
        {
            return Judgement.NotApplicable("it does not keep that two elements are the same object (C11)");
        }

        Trooper.Seen.Clear();
        var read = Attempt.RoundTrip(subject, Pair());
        string[] seen = [.. Trooper.Seen.Order(StringComparer.Ordinal)];
        return read.Value switch
        {
            null => Judgement.NotApplicable("it does not read the two (C10): " + read.Problem),
            _ when seen.SequenceEqual(s_expected) => Judgement.Pass(),
            _ => Judgement.Fail("the method is called before the graph is read, silently: " + string.Join("; ", seen)),
        };
    }

    private static Platoon Pair()
    {
        var (first, second) = (new Trooper { Number = 11 }, new Trooper { Number = 22 });
        (first.Comrade, second.Comrade) = (second, first);
        return new() { Troopers = [first, second] };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class PlatoonModel() : CapabilityModel<Platoon>(Needs.SharedReferences);
