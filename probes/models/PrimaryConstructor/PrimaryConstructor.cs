namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial record Place([property: Member(First + 0)] int Row, [property: Member(First + 1)] string Label);
