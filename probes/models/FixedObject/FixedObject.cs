namespace Goldilocks.Probes.Models;

/// <summary>Its object is made with it, and cannot be replaced.</summary>
[Contract]
public sealed partial class Frame
{
    [Member(First + 0), NamedMember]
    public Corner Corner { get; } = new();

    [Member(First + 1), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class Corner
{
    [Member(First + 0), NamedMember]
    public int Row { get; set; } = 7;

    [Member(First + 1), NamedMember]
    public string? Text { get; set; }
}
