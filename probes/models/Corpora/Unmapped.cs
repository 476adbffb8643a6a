using Goldilocks.Prober;

namespace Goldilocks.Workloads;

/// <summary>It has the member of <see cref="CorpusMap"/>, and an object there: in a format with names, the keys of the dictionary are names of members that the class of this object does not have.</summary>
[Contract]
public sealed partial class Unmapped
{
    [Member(First + 0), NamedMember]
    public UnmappedPart? Map { get; set; }
}

[Contract]
public sealed partial class UnmappedPart
{
    [Member(First + 0), NamedMember]
    public string? Kept { get; set; }
}

/// <summary>A library may look the names of a payload up in a table of its own, and keep them there.</summary>
public sealed class UnmappedModel() : ProbeModel<Unmapped>("probe-unmapped"), IUnknownNamesModel
{
    ModelName IUnknownNamesModel.Writer { get; } = new("corpus-map");

    protected override Unmapped Make() => new() { Map = new() { Kept = "here" } };
}
