namespace Goldilocks.Probes.Models;

/// <summary>It knows the class that derives from it.</summary>
[Contract]
public partial class Entity<TSelf> where TSelf : Entity<TSelf>
{
    [Member(First + 0), NamedMember]
    public int Id { get; set; }

    [Member(First + 1), NamedMember]
    public List<TSelf>? Related { get; set; }
}

[Contract]
public sealed partial class Patron : Entity<Patron>
{
    [Member(First + 2), NamedMember]
    public string? Name { get; set; }
}
