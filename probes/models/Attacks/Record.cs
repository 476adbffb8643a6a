using Goldilocks.Prober;

namespace Goldilocks.Workloads;

/// <summary>An ordinary class with one member of each usual kind: what most payloads look like.</summary>
[Contract]
public sealed partial class Record
{
    [Member(First + 0), NamedMember]
    public int Id { get; set; }

    [Member(First + 1), NamedMember]
    public string Name { get; set; } = "";

    [Member(First + 2), NamedMember]
    public double Weight { get; set; }

    [Member(First + 3), NamedMember]
    public byte[] Blob { get; set; } = [];

    [Member(First + 4), NamedMember]
    public List<string> Tags { get; set; } = [];

    [Member(First + 5), NamedMember]
    public int[] Numbers { get; set; } = [];

    [Member(First + 6), NamedMember]
    public RecordPart? Part { get; set; }
}

/// <summary>A member of <see cref="Record"/>.</summary>
[Contract]
public sealed partial class RecordPart
{
    [Member(First + 0), NamedMember]
    public string City { get; set; } = "";

    [Member(First + 1), NamedMember]
    public long Count { get; set; }
}

public sealed class RecordModel() : ProbeModel<Record>("probe-record")
{
    public override bool IsAttacked => true;

    protected override Record Make() => new()
    {
        Id = 4711,
        Name = "Goldilocks",
        Weight = 31.25,
        Blob = [1, 2, 3, 4, 5, 6, 7, 8],
        Tags = ["porridge", "chair", "bed"],
        Numbers = [1, 20, 300, 4000, 50000],
        Part = new() { City = "Forest", Count = 1_234_567_890_123 },
    };
}
