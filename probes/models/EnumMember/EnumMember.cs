namespace Goldilocks.Probes.Models;

/// <summary>Any enumeration fits.</summary>
[Contract]
public sealed partial class HasEnumMember
{
    [Member(First + 0), NamedMember]
    public Enum? Value { get; set; }
}
