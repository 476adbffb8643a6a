#if TAKES_RETHROWN
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its converter reads each level through the library, and throws again what that throws.</summary>
[ConvertedBy(typeof(Rethrown<Ladder>))]
public sealed class Ladder : ILevel<Ladder>
{
    public Ladder? Next { get; set; }
}

/// <summary>A level is a step to the next object, so that a payload of three levels has three steps. It is made in a loop, because the caller's stack may be small.</summary>
public sealed class LadderModel() : CapabilityModel<Ladder>(), IRethrownModel
{
    object IDeepModel.OfDepth(int levels)
    {
        var ladder = new Ladder();
        for (var level = 0; level < levels; level++)
        {
            ladder = new() { Next = ladder };
        }

        return ladder;
    }
}
#endif
