using Bond;

namespace Goldilocks.Own;

[Schema]
internal sealed class QualifiedStreamId
{
    [Id(0)]
    public string Id { get; set; } = "";

    [Id(1)]
    public string Type { get; set; } = "";

    [Id(2)]
    public string ProviderName { get; set; } = "";

    [Id(3)]
    public StreamId StreamId { get; set; } = new();
}

[Schema]
internal sealed class StreamId
{
    [Id(0)]
    public string Id { get; set; } = "";

    [Id(1)]
    public string Type { get; set; } = "";

    [Id(2)]
    public BinaryData FullKey { get; set; } = new();

    [Id(3)]
    public int KeyIndex { get; set; }

    [Id(4)]
    public int HashCode { get; set; }
}

[Schema]
internal sealed class BinaryData
{
    [Id(0)]
    public string Type { get; set; } = "";

    [Id(1)]
    public BinaryValue Value { get; set; } = new();
}

[Schema]
internal sealed class BinaryValue
{
    [Id(0)]
    public BinaryInfo Binary { get; set; } = new();
}

[Schema]
internal sealed class BinaryInfo
{
    [Id(0)]
    public string Base64 { get; set; } = "";

    [Id(1)]
    public string SubType { get; set; } = "";
}
