using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Probes.Models;

/// <summary>The root that cases of what another program writes for a list are read into where a class with nothing but a list is a table of its elements.</summary>
[Contract]
public sealed partial class CorpusItems
{
    [Member(First + 0), NamedMember]
    public List<int> Items { get; set; } = [];

    /// <summary>So that the list is not all.</summary>
    [Member(First + 1), NamedMember]
    public bool Behind { get; set; }
}

public sealed class CorpusItemsModel() : ProbeModel<CorpusItems>("corpus-items")
{
    protected override CorpusItems Make() => new() { Items = [CorpusTargets.FirstElement, CorpusTargets.SecondElement], Behind = true };
}
