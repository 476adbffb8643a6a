using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that collects the members of all interfaces finds one name twice.</summary>
public sealed class InterfacesOfTwo() : RoundTripCapability<Flotilla>("C15.two-bases", "a member is declared as an interface that derives from two others, which have a member of the same name", "polymorphism")
{
    protected override Flotilla Make() => new() { Value = new Frigate { Number = 11 } };

    protected override Judgement Judge(Flotilla read) => InterfaceDiamonds.Judge<Frigate>(read.Value, read => read.Number);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class FlotillaModel() : CapabilityModel<Flotilla>(Needs.Polymorphism);

/// <summary>The interface says which of the two counts.</summary>
public sealed class InterfacesThatHide() : RoundTripCapability<Strongroom>("C15.hidden", "a member is declared as an interface that hides a member of the one that it derives from, to give it a setter", "polymorphism")
{
    protected override Strongroom Make() => new() { Value = new Coffer { Number = 11 } };

    protected override Judgement Judge(Strongroom read) => InterfaceDiamonds.Judge<Coffer>(read.Value, read => read.Number);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class StrongroomModel() : CapabilityModel<Strongroom>(Needs.Polymorphism);

/// <summary>Neither of the two is a whole member.</summary>
public sealed class SplitInterfaces() : RoundTripCapability<Assay>("C15.split", "a member is declared as an interface that has the getter of a member from one interface, and its setter from another", "polymorphism")
{
    protected override Assay Make() => new() { Value = new Prospect { Number = 11 } };

    protected override Judgement Judge(Assay read) => InterfaceDiamonds.Judge<Prospect>(read.Value, read => read.Number);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class AssayModel() : CapabilityModel<Assay>(Needs.Polymorphism);

/// <summary>What became of the number 11 in an object of a class.</summary>
internal static class InterfaceDiamonds
{
    public static Judgement Judge<T>(object? read, Func<T, int> numberOf) => read switch
    {
        T own when numberOf(own) == 11 => Judgement.Pass(),
        T other => Judgement.Fail($"11 comes back as {numberOf(other)}, silently"),
        _ => Judgement.Fail($"it comes back as {read?.GetType().Name ?? "null"}, silently"),
    };
}
