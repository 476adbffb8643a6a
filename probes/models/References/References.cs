namespace Goldilocks.Probes.Models;

/// <summary>An object that can lead to itself.</summary>
[Contract]
public sealed partial class Ring
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public Ring? Next { get; set; }
}

/// <summary>Two members that can hold the same object.</summary>
[Contract]
public sealed partial class Twofold
{
    [Member(First + 0), NamedMember]
    public Leaf? Left { get; set; }

    [Member(First + 1), NamedMember]
    public Leaf? Right { get; set; }
}

[Contract]
public sealed partial class Leaf
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

/// <summary>Where both members hold the same object on every level, the paths double with each level.</summary>
[Contract]
public sealed partial class Diamond
{
    [Member(First + 0), NamedMember]
    public Diamond? Left { get; set; }

    [Member(First + 1), NamedMember]
    public Diamond? Right { get; set; }

    [Member(First + 2), NamedMember]
    public int Level { get; set; }
}
