using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Probes.Models;

/// <summary>The root that cases of each type of a format are read into.</summary>
[Contract]
public sealed partial class CorpusAny
{
    [Member(First + 0), NamedMember]
    public object? Any { get; set; }

    /// <summary>So that something stands behind the value.</summary>
    [Member(First + 1), NamedMember]
    public bool Behind { get; set; }
}

public sealed class CorpusAnyModel() : ProbeModel<CorpusAny>("corpus-any")
{
    protected override CorpusAny Make() => new() { Any = CorpusTargets.Text, Behind = true };
}
