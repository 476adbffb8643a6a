namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasEnumKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<Weekday, int>? Value { get; set; }
}

public enum Weekday
{
    Sunday,
    Monday,
}
