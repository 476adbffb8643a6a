namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial record Place([property: Member(First + 0), NamedMember] int Row, [property: Member(First + 1), NamedMember] string Label);
