namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasBracket
{
    [Member(First + 0), NamedMember]
    public Bracket Value { get; set; }
}

/// <summary>Every structure has a constructor without parameters as well, which sets nothing.</summary>
[Contract]
public readonly partial struct Bracket
{
    public Bracket(int low, int high) => (Low, High) = (low, high);

    public Bracket(int both)
        : this(both, both)
    {
    }

    [Member(First + 0), NamedMember]
    public int Low { get; }

    [Member(First + 1), NamedMember]
    public int High { get; }
}
