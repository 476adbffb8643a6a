using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasSpan
{
    [Member(First + 0), NamedMember]
    public TimeSpan Value { get; set; }
}

/// <summary>The root that cases of what another program writes are read into.</summary>
[Contract]
public sealed partial class CorpusSpan
{
    [Member(First + 0), NamedMember]
    public TimeSpan Span { get; set; }
}

public sealed class CorpusSpanModel() : ProbeModel<CorpusSpan>("corpus-span")
{
    protected override CorpusSpan Make() => new() { Span = new(1, 2, 3, 4) };
}
