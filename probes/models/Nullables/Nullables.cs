using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullableInt
{
    [Member(First + 0), NamedMember]
    public int? Value { get; set; }
}

[Contract]
public sealed partial class HasNullableDate
{
    [Member(First + 0), NamedMember]
    public DateTime? Value { get; set; }
}

[Contract]
public sealed partial class HasNullableList
{
    [Member(First + 0), NamedMember]
    public List<int?>? Value { get; set; }
}

/// <summary>The root that cases of what another program writes are read into.</summary>
[Contract]
public sealed partial class CorpusMaybe
{
    [Member(First + 0), NamedMember]
    public int? Maybe { get; set; }

    [Member(First + 1), NamedMember]
    public DateTime? Later { get; set; }
}

public sealed class CorpusMaybeModel() : ProbeModel<CorpusMaybe>("corpus-maybe")
{
    protected override CorpusMaybe Make() => new() { Maybe = CorpusTargets.Int, Later = CorpusTargets.Moment };
}
