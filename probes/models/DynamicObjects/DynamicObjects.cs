using System.Dynamic;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasAlmanac
{
    [Member(First + 0), NamedMember]
    public Almanac? Value { get; set; }
}

[Contract]
public sealed partial class HasLogbook
{
    [Member(First + 0), NamedMember]
    public Logbook? Value { get; set; }
}

/// <summary>Two usual members. It has no attribute of the library.</summary>
[Serializable]
public sealed class Almanac : DynamicObject
{
    public int Year { get; set; }

    public string? Place { get; set; }
}

/// <summary>It has no members, and gives out the names that it holds. It has no attribute of the library.</summary>
[Serializable]
public sealed class Logbook : DynamicObject
{
    private readonly Dictionary<string, object?> _entries = [];

    public override IEnumerable<string> GetDynamicMemberNames() => _entries.Keys;

    public override bool TryGetMember(GetMemberBinder binder, out object? result) => _entries.TryGetValue(binder.Name, out result);

    public override bool TrySetMember(SetMemberBinder binder, object? value)
    {
        _entries[binder.Name] = value;
        return true;
    }

    /// <summary>A method, so that no library takes it for a member.</summary>
    public object? Under(string name) => _entries.GetValueOrDefault(name);

    public Logbook With(string name, object? value)
    {
        _entries[name] = value;
        return this;
    }
}
