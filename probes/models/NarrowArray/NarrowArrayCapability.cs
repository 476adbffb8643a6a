using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The array is of a narrower type than the member: an element cannot be replaced by every one that the declaration allows.</summary>
public sealed class NarrowArrays() : RoundTripCapability<Marina>("C15.narrower", "an array of a class in a member declared as IReadOnlyCollection of the interface that it implements", "polymorphism")
{
    protected override Marina Make() => new() { Value = new Dinghy[] { new() { Seats = 2 }, new() { Seats = 4 } } };

    protected override Judgement Judge(Marina read) => read.Value?.ToArray() switch
    {
        [Dinghy { Seats: 2 }, Dinghy { Seats: 4 }] => Judgement.Pass(),
        [Dinghy one, Dinghy two] => Judgement.Fail($"2 and 4 come back as {one.Seats} and {two.Seats}, silently"),
        var boats => Judgement.Fail($"two dinghies come back as {(boats is null ? "null" : $"{boats.Length} others")}, silently"),
    };
}

/// <summary>A library that writes the class of each object meets one of the compiler's, which no program can name.</summary>
public sealed class ExpressionOfInterface() : RoundTripCapability<Regatta>("C15.expression", "a member declared as IReadOnlyList of an interface, given by a collection expression", "polymorphism")
{
    protected override Regatta Make() => new() { Value = [new Dinghy { Seats = 2 }, new Dinghy { Seats = 4 }] };

    protected override Judgement Judge(Regatta read) => read.Value?.ToArray() switch
    {
        [Dinghy { Seats: 2 }, Dinghy { Seats: 4 }] => Judgement.Pass(),
        [Dinghy one, Dinghy two] => Judgement.Fail($"2 and 4 come back as {one.Seats} and {two.Seats}, silently"),
        var boats => Judgement.Fail($"two dinghies come back as {(boats is null ? "null" : $"{boats.Length} others")}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class RegattaModel() : CapabilityModel<Regatta>(Needs.Polymorphism);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class MarinaModel() : CapabilityModel<Marina>(Needs.Polymorphism);
