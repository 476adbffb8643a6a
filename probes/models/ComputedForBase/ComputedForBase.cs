namespace Goldilocks.Probes.Models;

[Contract]
public partial record Volume([property: Member(First + 0), NamedMember] string Title, [property: Member(First + 1), NamedMember] string Shelf);

/// <summary>Its constructor has no parameter for the shelf: it is set through the base record.</summary>
[Contract]
public sealed partial record Sequel(string Title, [property: Member(First + 2), NamedMember] int Part) : Volume(Title, "of " + Title);
