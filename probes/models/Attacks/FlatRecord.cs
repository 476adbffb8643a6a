using Goldilocks.Prober;

namespace Goldilocks.Workloads;

/// <summary>A flat class: no list, and no other class in it. A library of columns takes no other as one value.</summary>
[Contract]
public sealed partial class FlatRecord
{
    [Member(First + 0), NamedMember]
    public int Id { get; set; }

    [Member(First + 1), NamedMember]
    public string Name { get; set; } = "";

    [Member(First + 2), NamedMember]
    public double Weight { get; set; }

    [Member(First + 3), NamedMember]
    public long Count { get; set; }

    [Member(First + 4), NamedMember]
    public bool IsOpen { get; set; }
}

public sealed class FlatRecordModel() : ProbeModel<FlatRecord>("probe-flat")
{
    public override bool IsStandIn => true;

    protected override FlatRecord Make() => new() { Id = 4711, Name = "Goldilocks", Weight = 31.25, Count = 1_234_567_890_123, IsOpen = true };
}
