namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasManyTexts
{
    [Member(First + 0), NamedMember]
    public string[]? Value { get; set; }
}

/// <summary>The part alone is more than an array can hold.</summary>
[Contract]
public sealed partial class HasLargePart
{
    [Member(First + 0), NamedMember]
    public HasManyTexts? Part { get; set; }
}
