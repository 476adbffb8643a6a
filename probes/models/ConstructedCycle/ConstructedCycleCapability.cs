using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Where a constructor needs a member, the object is not there when a reader meets it again within itself.</summary>
public sealed class CycleThroughConstructor() : CycleCapability<Knot>("C10.constructor", "an object whose constructor takes a member leads back to itself")
{
    protected override Knot Make()
    {
        var knot = new Knot(Number);
        knot.Next = knot;
        return knot;
    }

    protected override (int Number, Knot? Next) MembersOf(Knot read) => (read.Number, read.Next);
}

/// <summary>Tells the adapter what the value asks of it. What it sets for constructors that take members is attacked too.</summary>
public sealed class KnotModel() : ProbeModel<Knot>(CapabilityModel.NameOf(typeof(Knot)), Needs.SharedReferences | Needs.ReadOnlyMembers), ISettingModel
{
    string ISettingModel.Setting => "objects whose constructor takes a member";

    protected override Knot Make() => new(7) { Next = new(8) { Next = new(9) } };
}
