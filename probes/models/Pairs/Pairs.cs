using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasPair
{
    [Member(First + 0), NamedMember]
    public KeyValuePair<string, int> Value { get; set; }
}

/// <summary>The root that cases of what another program writes are read into.</summary>
[Contract]
public sealed partial class CorpusPair
{
    [Member(First + 0), NamedMember]
    public KeyValuePair<string, int> Pair { get; set; }
}

public sealed class CorpusPairModel() : ProbeModel<CorpusPair>("corpus-pair")
{
    protected override CorpusPair Make() => new() { Pair = new(CorpusTargets.Key, CorpusTargets.Entry) };
}
