using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasIntKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<int, int>? Value { get; set; }
}

/// <summary>The root that cases of what another program writes are read into.</summary>
[Contract]
public sealed partial class CorpusKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<int, int> Keys { get; set; } = [];
}

public sealed class CorpusKeysModel() : ProbeModel<CorpusKeys>("corpus-keys", Needs.Dictionary)
{
    protected override CorpusKeys Make() => new() { Keys = { [CorpusTargets.NumberKey] = CorpusTargets.NumberKey } };
}
