namespace Goldilocks.Probes.Models;

/// <summary>Both members begin with one object of the program.</summary>
[Contract]
public sealed partial class Duet
{
    [Member(First + 0), NamedMember]
    public Voice Left { get; set; } = Unset.Voice;

    [Member(First + 1), NamedMember]
    public Voice Right { get; set; } = Unset.Voice;
}

[Contract]
public sealed partial class Voice
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; } = 7;

    [Member(First + 1), NamedMember]
    public string? Text { get; set; }
}

/// <summary>Both members begin with one list of the program.</summary>
[Contract]
public sealed partial class TwoRosters
{
    [Member(First + 0), NamedMember]
    public List<int> Left { get; set; } = Unset.Roster;

    [Member(First + 1), NamedMember]
    public List<int> Right { get; set; } = Unset.Roster;
}

/// <summary>What stands for a member that is not set. The rest of the program relies on it.</summary>
public static class Unset
{
    public static Voice Voice { get; set; } = new();

    public static List<int> Roster { get; set; } = [];
}
