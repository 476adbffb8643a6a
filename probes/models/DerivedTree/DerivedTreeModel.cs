using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What an adapter sets or declares for derived classes (C13) is attacked too.</summary>
public sealed class HedgeModel() : ProbeModel<Hedge>(CapabilityModel.NameOf(typeof(Hedge)), Needs.Polymorphism), ISettingModel, IDeepModel
{
    string ISettingModel.Setting => "objects of derived classes";

    object IDeepModel.OfDepth(int levels)
    {
        Bough trunk = new Branch { Place = 7, Girth = 5 };
        for (var level = 1; level < levels; level++)
        {
            trunk = new Branch { Next = trunk, Place = 7, Girth = 5 };
        }

        return new Hedge { Trunk = trunk };
    }

    protected override Hedge Make() => new() { Trunk = new Branch { Place = 7, Girth = 5, Next = new Branch { Place = 8, Girth = 6, Next = new Twig { Place = 9, Leaf = "green" } } } };
}
