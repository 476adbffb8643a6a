namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasTimeZone
{
    [Member(First + 0), NamedMember]
    public TimeZoneInfo? Value { get; set; }
}
