namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDial
{
    [Member(First + 0), NamedMember]
    public Dial Value { get; set; }
}

/// <summary>Its constructor sets values, and its default has none of them.</summary>
[Contract]
public partial struct Dial
{
    public Dial()
    {
    }

    [Member(First + 0), NamedMember]
    public int Number { get; set; } = 42;

    [Member(First + 1), NamedMember]
    public string? Text { get; set; } = "initial";
}
