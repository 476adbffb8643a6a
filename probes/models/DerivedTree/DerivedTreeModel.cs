using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What an adapter sets or declares for derived classes (C13) is attacked too.</summary>
public sealed class HedgeModel() : ProbeModel<Hedge>(CapabilityModel.NameOf(typeof(Hedge)), Needs.Polymorphism), ISettingModel
{
    string ISettingModel.Setting => "objects of derived classes";

    protected override Hedge Make() => new() { Trunk = new Branch { Place = 7, Girth = 5, Next = new Branch { Place = 8, Girth = 6, Next = new Twig { Place = 9, Leaf = "green" } } } };
}
