using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasOffset
{
    [Member(First + 0), NamedMember]
    public DateTimeOffset Value { get; set; }
}

/// <summary>The root that corpus cases for a date with an offset are read into.</summary>
[Contract]
public sealed partial class CorpusOffset
{
    [Member(First + 0), NamedMember]
    public DateTimeOffset Instant { get; set; }
}

public sealed class CorpusOffsetModel() : ProbeModel<CorpusOffset>("corpus-offset")
{
    protected override CorpusOffset Make() => new() { Instant = new(2020, 2, 3, 4, 5, 6, new TimeSpan(1, 0, 0)) };
}
