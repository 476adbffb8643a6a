namespace Goldilocks.Probes.Models;

/// <summary>What the lists and dictionaries hold that are whole values.</summary>
[Contract]
public sealed partial class Kayak
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? Name { get; set; }
}

public enum Rapids
{
    None = 0,
    Gentle = 3,
    Wild = 70_000,
}
