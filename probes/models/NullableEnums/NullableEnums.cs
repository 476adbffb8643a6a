namespace Goldilocks.Probes.Models;

public enum Tint
{
    Zero,
    One,
}

[Contract]
public sealed partial class HasNullableEnum
{
    [Member(First + 0), NamedMember]
    public Tint? Value { get; set; }
}
