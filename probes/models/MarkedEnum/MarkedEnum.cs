using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models;

public enum Berry
{
    [EnumMember]
    None,

    [EnumMember(Value = "red currant")]
    Currant,

    [EnumMember(Value = "")]
    Nameless,
}

[Contract]
public sealed partial class HasMarkedEnum
{
    [Member(First + 0), NamedMember]
    public Berry Value { get; set; }
}
