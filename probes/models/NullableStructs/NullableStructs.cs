namespace Goldilocks.Probes.Models;

/// <summary>A structure that can be null, of two numbers. The second can be null as well, and its default is.</summary>
[Contract]
public partial struct Extent
{
    [Member(First + 0), NamedMember]
    public int From { get; set; }

    [Member(First + 1), NamedMember]
    public int? To { get; set; }
}

[Contract]
public sealed partial class HasExtent
{
    [Member(First + 0), NamedMember]
    public Extent? Value { get; set; }
}

[Contract]
public sealed partial class HasExtentList
{
    [Member(First + 0), NamedMember]
    public List<Extent?>? Value { get; set; }
}

/// <summary>One of many, so that a payload is longer than a reader's buffer.</summary>
[Contract]
public sealed partial class Stay
{
    [Member(First + 0), NamedMember]
    public Extent? Days { get; set; }

    [Member(First + 1), NamedMember]
    public string? Text { get; set; }

    [Member(First + 2), NamedMember]
    public Stay? Next { get; set; }
}

[Contract]
public sealed partial class Stays
{
    /// <summary>Moves what follows by its length.</summary>
    [Member(First + 0), NamedMember]
    public string Before { get; set; } = "";

    [Member(First + 1), NamedMember]
    public List<Stay> Values { get; set; } = [];
}
