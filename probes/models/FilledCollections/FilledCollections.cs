namespace Goldilocks.Probes.Models;

/// <summary>Its constructor fills it, as a list of defaults that a user may change.</summary>
[Serializable]
public class Starters : List<int>
{
    public Starters()
    {
        Add(7);
        Add(8);
    }

    internal static Starters Of(params IEnumerable<int> elements)
    {
        var made = new Starters();
        made.Clear();
        made.AddRange(elements);
        return made;
    }
}

/// <summary>Its constructor puts an entry into it.</summary>
public class Presets : Dictionary<string, int>
{
    public Presets() => this["initial"] = 7;

    internal static Presets Of(string? key)
    {
        var made = new Presets();
        made.Clear();
        if (key is not null)
        {
            made.Add(key, 1);
        }

        return made;
    }
}

[Contract]
public sealed partial class HasStarters
{
    [Member(First + 0), NamedMember]
    public Starters? Value { get; set; }
}

[Contract]
public sealed partial class HasPresets
{
    [Member(First + 0), NamedMember]
    public Presets? Value { get; set; }
}
