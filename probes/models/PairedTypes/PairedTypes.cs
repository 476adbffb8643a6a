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

/// <summary>A record structure of the program.</summary>
[Contract]
public readonly partial record struct Wherry([property: Member(First + 0), NamedMember] int Number, [property: Member(First + 1), NamedMember] string? Name);

/// <summary>A class that only its constructor fills.</summary>
[Contract]
[method: Constructor]
public sealed partial class Yawl(int number, string? name)
{
    [Member(First + 0), NamedMember]
    public int Number { get; } = number;

    [Member(First + 1), NamedMember]
    public string? Name { get; } = name;

    public override string ToString() => $"yawl {Number} {Name ?? "null"}";
}

/// <summary>A class with required members, which have init.</summary>
[Contract]
public sealed partial class Ketch
{
    [Member(First + 0), NamedMember]
    public required int Number { get; init; }

    [Member(First + 1), NamedMember]
    public required string? Name { get; init; }

    public override string ToString() => $"ketch {Number} {Name ?? "null"}";
}

/// <summary>A class with fields.</summary>
[Contract]
public sealed partial class Sloop
{
    [Member(First + 0), Included]
    public int Number;

    [Member(First + 1), Included]
    public string? Name;

    public override string ToString() => $"sloop {Number} {Name ?? "null"}";
}

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
