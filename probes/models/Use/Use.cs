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

/// <summary>A value with a dictionary, whose order a writer may or may not keep.</summary>
[Contract]
public sealed partial class Catalogue
{
    [Member(First + 0), NamedMember]
    public string Title { get; set; } = "";

    [Member(First + 1), NamedMember]
    public Dictionary<string, int> Pages { get; set; } = [];

    [Member(First + 2), NamedMember]
    public HashSet<string> Words { get; set; } = [];
}
