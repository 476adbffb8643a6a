using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>As C13.root-own.</summary>
public sealed class WrittenAsImplementer() : ModelCapability("C15.root-own", "an object is written by its own class and read by an interface", "polymorphism", typeof(Chain), typeof(ITie))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject) => Across.Judge<Chain, ITie>(subject, new() { Links = 11 }, read => read is Chain { Links: 11 });
}

/// <summary>As C13.root-base.</summary>
public sealed class WrittenAsInterface() : ModelCapability("C15.root-base", "an object is written by an interface and read by its own class", "polymorphism", typeof(ITie), typeof(Chain))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject) => Across.Judge<ITie, Chain>(subject, new Chain { Links = 11 }, read => read is { Links: 11 });
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class TieModel() : CapabilityModel<ITie>(Needs.Polymorphism | Needs.EmbeddedType);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class ChainModel() : CapabilityModel<Chain>(Needs.Polymorphism | Needs.EmbeddedType);
