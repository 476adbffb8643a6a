namespace Goldilocks.Probes.Models;

/// <summary>A member that can hold whatever there is, and begins with nothing.</summary>
[Contract]
public sealed partial class EmptyShelf
{
    [Member(First + 0), NamedMember]
    public object? Value { get; set; }
}

/// <summary>It begins with a text.</summary>
[Contract]
public sealed partial class TextShelf
{
    [Member(First + 0), NamedMember]
    public object? Value { get; set; } = "seven";
}

/// <summary>It begins with a number.</summary>
[Contract]
public sealed partial class NumberShelf
{
    [Member(First + 0), NamedMember]
    public object? Value { get; set; } = 7;
}

/// <summary>It begins with an object.</summary>
[Contract]
public sealed partial class ObjectShelf
{
    [Member(First + 0), NamedMember]
    public object? Value { get; set; } = new Luggage { Weight = 7 };
}

/// <summary>It begins with a list.</summary>
[Contract]
public sealed partial class ListShelf
{
    [Member(First + 0), NamedMember]
    public object? Value { get; set; } = new List<int> { 7 };
}

[Contract]
public sealed partial class Luggage
{
    [Member(First + 0), NamedMember]
    public int Weight { get; set; }

    /// <summary>How an answer shows it.</summary>
    public override string ToString() => FormattableString.Invariant($"luggage of {Weight}");
}
