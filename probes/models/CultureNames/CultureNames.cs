namespace Goldilocks.Probes.Models;

/// <summary>Its names have the letter that Turkish has twice.</summary>
[Contract]
public sealed partial class Insignia
{
    [Member(First + 0), NamedMember]
    public int Id { get; set; }

    [Member(First + 1), NamedMember]
    public string? TITLE { get; set; }

    [Member(First + 2), NamedMember]
    public Iris Kind { get; set; }
}

public enum Iris
{
    White,
    Indigo,
}

[Contract]
public sealed partial class HasMeasureKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<double, int>? Measures { get; set; }

    [Member(First + 1), NamedMember]
    public Dictionary<DateTime, int>? Dates { get; set; }
}
