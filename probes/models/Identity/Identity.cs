namespace Goldilocks.Probes.Models;

/// <summary>Databases keep an object under a member of one of these names, and a library may give it another name in the payload.</summary>
[Contract]
public sealed partial class HasIdentity
{
    [Member(First + 0), NamedMember]
    public int Id { get; set; }

    [Member(First + 1), NamedMember]
    public string? Name { get; set; }

    [Member(First + 2), NamedMember]
    public Ticket? Inner { get; set; }

    [Member(First + 3), NamedMember]
    public List<Ticket>? List { get; set; }
}

#pragma warning disable IDE1006, CA1708 // The names are what is asked.
[Contract]
public sealed partial class Ticket
{
    [Member(First + 0), NamedMember]
    public string? Id { get; set; }

    [Member(First + 1), NamedMember]
    public int _id { get; set; }

    [Member(First + 2), NamedMember]
    public string? id { get; set; }
}
#pragma warning restore IDE1006, CA1708
