namespace Goldilocks.Probes.Models;

/// <summary>A class of the program.</summary>
[Contract]
public sealed partial class Pontoon
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? Name { get; set; }

    public override string ToString() => $"pontoon {Number} {Name ?? "null"}";
}

/// <summary>A structure of the program.</summary>
[Contract]
public partial struct Skiff
{
    [Member(First + 0), NamedMember]
    public int Row { get; set; }

    [Member(First + 1), NamedMember]
    public string? Name { get; set; }

    public override readonly string ToString() => $"skiff {Row} {Name ?? "null"}";
}

/// <summary>A record of the program.</summary>
[Contract]
public sealed partial record Chart([property: Member(First + 0), NamedMember] int Number, [property: Member(First + 1), NamedMember] string? Name);

/// <summary>An enumeration of the program.</summary>
public enum Tide
{
    Low,
    High = 5,
}

/// <summary>The place that all others are compared with.</summary>
[Contract]
public sealed partial class PlainPlace<T>
{
    [Member(First + 0), NamedMember]
    public T? Value { get; set; }
}
