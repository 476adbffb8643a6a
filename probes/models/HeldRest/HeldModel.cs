using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Probes.Models;

#if TAKES_HELD_REST
/// <summary>What its class holds out of sight is attacked too: members that it does not have are kept, and not skipped.</summary>
public sealed class HeldModel() : ProbeModel<V1.Held>(CapabilityModel.NameOf(typeof(V1.Held)))
{
    /// <summary>What is held is not looked into.</summary>
    public override string? FindDifference(V1.Held expected, V1.Held actual) => expected.Known == actual.Known ? null : $"Known: expected {expected.Known}, got {actual.Known}";

    protected override V1.Held Make() => new() { Known = CorpusTargets.Int };
}
#else
public sealed class HeldModel : CapabilityModel<V1.Held>;
#endif
