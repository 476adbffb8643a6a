namespace Goldilocks.Probes.Models;

/// <summary>What the getter gives is a copy.</summary>
[Contract]
public sealed partial class Itinerary
{
    private List<int> _stops = [];

    [Member(First + 0), NamedMember]
    public List<int> Stops
    {
        get => [.. _stops];
        set => _stops = [.. value];
    }

    [Member(First + 1), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class Cupboard
{
    [Member(First + 0), NamedMember]
    public Drawer? Part { get; set; }

    [Member(First + 1), NamedMember]
    public List<Drawer>? Parts { get; set; }

    [Member(First + 2), NamedMember]
    public Dictionary<string, Drawer>? Named { get; set; }

    [Member(First + 3), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class Drawer
{
    [Member(First + 0), NamedMember]
    public string? Label { get; set; }

    [Member(First + 1), NamedMember]
    public int? Size { get; set; }
}

/// <summary>The class decides how keys and texts are compared, and not who fills it.</summary>
[Contract]
public sealed partial class Headers
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, int> Values { get; set; } = new(StringComparer.OrdinalIgnoreCase);

    [Member(First + 1), NamedMember]
    public HashSet<string> Names { get; set; } = new(StringComparer.OrdinalIgnoreCase);
}
