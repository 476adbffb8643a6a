using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The payload may say of which class the object is, and may not.</summary>
public sealed class WrittenAsOwn() : ModelCapability("C13.root-own", "an object is written by its own class and read by its base class", "polymorphism", typeof(Lantern), typeof(Beacon))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject) => Across.Judge<Lantern, Beacon>(subject, new() { Number = 11, Height = 22 }, read => read is Lantern { Number: 11, Height: 22 });
}

/// <summary>The payload may say of which class the object is where the reader expects its members.</summary>
public sealed class WrittenAsBase() : ModelCapability("C13.root-base", "an object is written by its base class and read by its own class", "polymorphism", typeof(Beacon), typeof(Lantern))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject) => Across.Judge<Beacon, Lantern>(subject, new Lantern { Number = 11, Height = 22 }, read => read is { Number: 11, Height: 22 });
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class BeaconModel() : CapabilityModel<Beacon>(Needs.Polymorphism | Needs.EmbeddedType);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class LanternModel() : CapabilityModel<Lantern>(Needs.Polymorphism | Needs.EmbeddedType);
