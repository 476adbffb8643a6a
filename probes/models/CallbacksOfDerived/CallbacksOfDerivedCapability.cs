using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that reads the base class first knows the derived class only then, and may look for these methods in the base class alone.</summary>
public sealed class CallbacksOfDerived() : ModelCapability("C51.derived", "methods that the runtime's attributes OnDeserializing and OnDeserialized name, in a derived class that a member declared as its base class holds", "members", typeof(Belfry), typeof(Gong))
{
    private static readonly string[] s_expected = ["before, 0", "after, 22"];

    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        Gong.Calls.Clear();
        var lone = Attempt.RoundTrip(subject, new Gong { Strokes = 22 });
        if (lone.Value is null || Gong.Calls.Count == 0)
        {
            return Judgement.NotApplicable(lone.Problem is { } refused ? "it does not read a class with such methods: " + refused : "it calls none of them in any class; it may have methods of its own for this");
        }

        string[] alone = [.. Gong.Calls];
        Carillon.Calls.Clear();
        var read = Attempt.RoundTrip(subject, new Belfry { Value = new Carillon { Hour = 11, Bells = 22 } });
        string[] calls = [.. Carillon.Calls];
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Value: not Carillon { Hour: 11, Bells: 22 } } => Judgement.NotApplicable("C13.base asks whether the derived class comes back: it does not"),
            _ when calls.SequenceEqual(alone) && alone.SequenceEqual(s_expected) => Judgement.Pass(),
            _ when calls.SequenceEqual(alone) => Judgement.Partial("as in a class that derives from none: " + string.Join("; ", calls)),
            _ when calls.Length == 0 => Judgement.Fail("it calls those of a class that derives from none, and these not, silently"),
            _ => Judgement.Fail($"in a class that derives from none it calls {string.Join("; ", alone)}, and here {string.Join("; ", calls)}"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class BelfryModel() : ProbeModel<Belfry>(CapabilityModel.NameOf(typeof(Belfry)), Needs.Polymorphism)
{
    protected override Belfry Make() => new() { Value = new Carillon { Hour = 11, Bells = 22 } };
}
