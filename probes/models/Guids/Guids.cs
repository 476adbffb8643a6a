using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasGuid
{
    [Member(First + 0), NamedMember]
    public Guid Value { get; set; }
}

/// <summary>The root that cases of what another program writes are read into.</summary>
[Contract]
public sealed partial class CorpusGuid
{
    [Member(First + 0), NamedMember]
    public Guid Mark { get; set; }
}

public sealed class CorpusGuidModel() : ProbeModel<CorpusGuid>("corpus-guid")
{
    protected override CorpusGuid Make() => new() { Mark = new("d1c2b3a4-9687-7869-5a4b-3c2d1e0f8a7b") };
}
