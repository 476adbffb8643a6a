namespace Goldilocks.Probes.Models;

/// <summary>Written and read in the ways that programs use a serializer.</summary>
[Contract]
public sealed partial class Message
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string Text { get; set; } = "";

    [Member(First + 2), NamedMember]
    public List<int> Parts { get; set; } = [];
}

/// <summary>No other capability touches it, so that 32 threads are the first to do so.</summary>
[Contract]
public sealed partial class Cold
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public ColdPart? Part { get; set; }
}

[Contract]
public sealed partial class ColdPart
{
    [Member(First + 0), NamedMember]
    public string Text { get; set; } = "";
}
