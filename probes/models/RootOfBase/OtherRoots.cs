using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The part of a program that stores messages knows them as signals, and the part that asks for a flare knows what it gets.</summary>
public sealed class DerivedAtReading() : ModelCapability("C13.root-derived", "the whole value is declared as a base class where it is written, and as the derived class where it is read", "polymorphism", typeof(Signal), typeof(Flare))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.Write<Signal>(subject, new Flare { Number = 11, Colour = "red" }).Then(payload => Attempt.Read<Flare>(subject, payload, typeof(Signal)));
        return OtherRoots.Judge(read.Value, read.Problem);
    }
}

/// <summary>The other way round.</summary>
public sealed class BaseAtReading() : ModelCapability("C13.root-base", "the whole value is declared as a derived class where it is written, and as its base class, which is abstract, where it is read", "polymorphism", typeof(Signal), typeof(Flare))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.Write(subject, new Flare { Number = 11, Colour = "red" }).Then(payload => Attempt.Read<Signal>(subject, payload, typeof(Flare)));
        return OtherRoots.Judge(read.Value, read.Problem);
    }
}

/// <summary>What the two questions share.</summary>
internal static class OtherRoots
{
    public static Judgement Judge(Signal? read, string? problem) => read switch
    {
        null => Judgement.Fail(problem!),
        Flare { Number: 11, Colour: "red" } => Judgement.Pass(),
        _ => Attempt.Judge(() => Judgement.Fail($"a Flare with 11 and red comes back as {SignalsByType.Words(read)}, silently")),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class FlareModel() : CapabilityModel<Flare>(Needs.Polymorphism | Needs.EmbeddedType);
