namespace Goldilocks.Workloads;

[Contract]
public sealed partial class PubSubPublisherState
{
    [Member(First + 0)]
    public string Id { get; set; } = "";

    [Member(First + 1)]
    public string Type { get; set; } = "";

    [Member(First + 2)]
    public StreamProducer Producer { get; set; } = null!;

    [Member(First + 3)]
    public QualifiedStreamId Stream { get; set; } = null!;

    [Member(First + 4)]
    public string LastTimeUsed { get; set; } = "";
}

[Contract]
public sealed partial class StreamProducer
{
    [Member(First + 0)]
    public string Type { get; set; } = "";

    [Member(First + 1)]
    public string Key { get; set; } = "";
}
