using System.Globalization;
using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class CorpusInner
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    /// <summary>How a case states an object.</summary>
    public override string ToString() => Number.ToString(CultureInfo.InvariantCulture);
}

/// <summary>The root that cases of what another program writes for an object are read into.</summary>
[Contract]
public sealed partial class CorpusPart
{
    [Member(First + 0), NamedMember]
    public CorpusInner? Part { get; set; }

    /// <summary>So that something stands behind the object.</summary>
    [Member(First + 1), NamedMember]
    public bool Behind { get; set; }
}

/// <summary>The root that cases of what another program writes among objects are read into.</summary>
[Contract]
public sealed partial class CorpusParts
{
    [Member(First + 0), NamedMember]
    public List<CorpusInner>? Parts { get; set; }
}

public sealed class CorpusPartsModel() : ProbeModel<CorpusParts>("corpus-parts")
{
    protected override CorpusParts Make() => new() { Parts = [new() { Number = CorpusTargets.PartNumber }] };
}

public sealed class CorpusPartModel() : ProbeModel<CorpusPart>("corpus-part")
{
    protected override CorpusPart Make() => new() { Part = new() { Number = CorpusTargets.PartNumber }, Behind = true };
}
