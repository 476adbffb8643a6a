namespace Goldilocks.Probes.Models;

/// <summary>Its constructor copies no structure when it is called.</summary>
[Contract]
public sealed partial class Consignment
{
    [Constructor]
    public Consignment(string text, in Guid id) => (Text, Id) = (text, id);

    [Member(First + 0), NamedMember]
    public string Text { get; }

    [Member(First + 1), NamedMember]
    public Guid Id { get; }
}

[Contract]
public sealed partial class Signposts
{
    [Member(First + 0), NamedMember]
    public Signpost? Value { get; set; }

    [Member(First + 1), NamedMember]
    public List<Signpost>? Others { get; set; }
}

/// <summary>A library may take it for a text.</summary>
[Contract]
public sealed partial class Signpost
{
    [Constructor]
    public Signpost(string words) => Words = words;

    [Member(First + 0), NamedMember]
    public string Words { get; }

    [Member(First + 1), NamedMember]
    public int Height { get; set; }
}
