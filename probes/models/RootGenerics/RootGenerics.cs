namespace Goldilocks.Probes.Models;

/// <summary>What a service puts around each answer.</summary>
[Contract]
public sealed partial class Wrapping<TContent>
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public TContent? Content { get; set; }
}

/// <summary>What is in it.</summary>
[Contract]
public sealed partial class Slip
{
    [Member(First + 0), NamedMember]
    public string? Text { get; set; }
}
