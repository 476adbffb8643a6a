namespace Goldilocks.Probes.Models;

/// <summary>An object that may be missing among others.</summary>
[Contract]
public sealed partial class Guest
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class HasGuestList
{
    [Member(First + 0), NamedMember]
    public List<Guest?>? Value { get; set; }
}

[Contract]
public sealed partial class HasGuestArray
{
    [Member(First + 0), NamedMember]
    public Guest?[]? Value { get; set; }
}

[Contract]
public sealed partial class HasGuestMap
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, Guest?>? Value { get; set; }
}
