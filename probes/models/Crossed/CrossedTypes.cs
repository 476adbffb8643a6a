namespace Goldilocks.Probes.Models;

/// <summary>The class of a member.</summary>
[Contract]
public sealed partial class CrossedPart
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    public override string ToString() => $"part {Number}";
}

/// <summary>The structure of a member.</summary>
[Contract]
public partial struct CrossedSpot
{
    [Member(First + 0), NamedMember]
    public int Row { get; set; }

    public override readonly string ToString() => $"spot {Row}";
}

/// <summary>A collection of the program.</summary>
public sealed class CrossedShelf : List<int>;

/// <summary>An enumeration of the program.</summary>
public enum CrossedTide
{
    Low,
    Middle = 3,
    High = 5,
}

/// <summary>An interface that a class implements in part explicitly.</summary>
public interface ICrossed
{
    int Count { get; }
}
