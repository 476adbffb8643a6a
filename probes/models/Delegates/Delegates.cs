namespace Goldilocks.Probes.Models;

/// <summary>What it does when it is pressed is none of its data, and no attribute names it.</summary>
[Contract]
public sealed partial class Button
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    public Action? Pressed;

    [Member(First + 1), NamedMember]
    public string? Text { get; set; }
}
