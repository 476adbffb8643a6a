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
public sealed class KnotModel() : ProbeModel<Knot>(CapabilityModel.NameOf(typeof(Knot)), Needs.SharedReferences | Needs.ReadOnlyMembers), ISettingModel, IDeepModel
{
    string ISettingModel.Setting => "objects whose constructor takes a member";

    object IDeepModel.OfDepth(int levels) => Deep(levels);

    protected override Knot Make() => Deep(3);

    private static Knot Deep(int levels)
    {
        var knot = new Knot(7);
        for (var level = 1; level < levels; level++)
        {
            knot = new Knot(7) { Next = knot };
        }

        return knot;
    }
}
