#pragma warning disable CA1720 // The member is named after its type, as those of all corpora are.
using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasInt128
{
    [Member(First + 0), NamedMember]
    public Int128 Value { get; set; }
}

/// <summary>The root that corpus cases for a number of 128 bits are read into.</summary>
[Contract]
public sealed partial class CorpusInt128
{
    [Member(First + 0), NamedMember]
    public Int128 Int128 { get; set; }
}

public sealed class CorpusInt128Model() : ProbeModel<CorpusInt128>("corpus-int128")
{
    protected override CorpusInt128 Make() => new() { Int128 = CorpusTargets.Int128 };
}
