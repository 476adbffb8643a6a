namespace Goldilocks.Probes.Models;

/// <summary>An interface of the runtime that numbers and texts have.</summary>
[Contract]
public sealed partial class HasComparableMember
{
    [Member(First + 0), NamedMember]
    public IComparable? Value { get; set; }
}

/// <summary>A class that the library is not told of, and an interface of it that another member tells of.</summary>
[Contract]
public sealed partial class HasUntoldObject
{
    [Member(First + 0), NamedMember]
    public object? Value { get; set; }

    [Member(First + 1), NamedMember]
    public IComparable? Other { get; set; }
}

/// <summary>No list has it.</summary>
public sealed class Ullage : IComparable
{
    public int Number { get; set; }

    public int CompareTo(object? other) => Number.CompareTo((other as Ullage)?.Number ?? 0);
}
