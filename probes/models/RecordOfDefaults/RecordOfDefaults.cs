namespace Goldilocks.Probes.Models;

public enum Haste
{
    None,
    Some,
    Great,
}

[Contract]
public sealed partial record Attempts(
    [property: Member(First + 0), NamedMember] int Times = 3,
    [property: Member(First + 1), NamedMember] bool Enabled = true,
    [property: Member(First + 2), NamedMember] string? Name = "usual",
    [property: Member(First + 3), NamedMember] Haste Haste = Haste.Great,
    [property: Member(First + 4), NamedMember] int? Most = 9);
