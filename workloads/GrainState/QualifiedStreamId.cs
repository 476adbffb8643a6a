namespace Goldilocks.Workloads;

[Contract]
public sealed partial class QualifiedStreamId
{
    [Member(First + 0)]
    public string Id { get; set; } = "";

    [Member(First + 1)]
    public string Type { get; set; } = "";

    [Member(First + 2)]
    public string ProviderName { get; set; } = "";

    [Member(First + 3)]
    public StreamId StreamId { get; set; } = null!;
}

[Contract]
public sealed partial class StreamId
{
    [Member(First + 0)]
    public string Id { get; set; } = "";

    [Member(First + 1)]
    public string Type { get; set; } = "";

    [Member(First + 2)]
    public BinaryData FullKey { get; set; } = null!;

    [Member(First + 3)]
    public int KeyIndex { get; set; }

    [Member(First + 4)]
    [AllBits]
    public int HashCode { get; set; }
}

[Contract]
public sealed partial class BinaryData
{
    [Member(First + 0)]
    public string Type { get; set; } = "";

    [Member(First + 1)]
    public BinaryValue Value { get; set; } = null!;
}

[Contract]
public sealed partial class BinaryValue
{
    [Member(First + 0)]
    public BinaryInfo Binary { get; set; } = null!;
}

/// <summary>Bytes as the study keeps them: as text, in the way that MongoDB's extended JSON does.</summary>
[Contract]
public sealed partial class BinaryInfo
{
    [Member(First + 0)]
    public string Base64 { get; set; } = "";

    [Member(First + 1)]
    public string SubType { get; set; } = "";
}
