using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A list declared as the base class.</summary>
public sealed class DeclaredDerived() : RoundTripCapability<Drawing>("C13", "a list of a base class holds three derived classes", "polymorphism")
{
    protected override Drawing Make() => new() { Shapes = [new Circle { Layer = 1, Radius = 0.5 }, new Box { Layer = 2, Width = 3 }, new Caption { Layer = 4, Text = "here" }] };

    protected override Judgement Judge(Drawing read) => read switch
    {
        { Shapes: [Circle { Layer: 1, Radius: 0.5 }, Box { Layer: 2, Width: 3 }, Caption { Layer: 4, Text: "here" }] } => Judgement.Pass(),
        { Shapes: var shapes } => Judgement.Fail("a circle, a box and a caption come back as " + string.Join(", ", shapes?.Select(shape => shape?.GetType().Name ?? "null") ?? ["nothing"])),
    };
}

/// <summary>A class of which the library was told nothing, where its base class is declared.</summary>
public sealed class UnregisteredDerived() : ModelCapability("C16", "a member holds a derived class that the library was not told of", "polymorphism", typeof(Zoo))
{
    protected override Judgement Try(ISubject subject)
    {
        var written = Attempt.Write(subject, new Zoo { Animal = new Parrot { Legs = 2, Words = "hello" } });
        if (written.Value is not { } payload)
        {
            return Attempt.Refusal(written, Attempt.RoundTrip(subject, new Zoo { Animal = new Animal { Legs = 4 } }));
        }

        var read = Attempt.Read<Zoo>(subject, payload);
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Animal: Parrot { Legs: 2, Words: "hello" } } => Judgement.Pass("it takes the class as it is"),
            { Animal: { } animal } => Judgement.Fail($"a parrot comes back as {animal.GetType().Name}, silently"),
            _ => Judgement.Fail("a parrot comes back as null, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class DrawingModel() : CapabilityModel<Drawing>(Needs.Polymorphism);
