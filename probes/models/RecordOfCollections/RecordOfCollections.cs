namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial record Stew(
    [property: Member(First + 0), NamedMember] List<string>? Steps,
    [property: Member(First + 1), NamedMember] int[]? Grams,
    [property: Member(First + 2), NamedMember] Dictionary<string, int>? Spices,
    [property: Member(First + 3), NamedMember] Kettle? Kettle);

[Contract]
public sealed partial record Kettle([property: Member(First + 0), NamedMember] int Litres);
