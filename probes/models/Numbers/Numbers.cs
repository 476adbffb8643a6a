namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDecimal
{
    [Member(First + 0), NamedMember]
    public decimal Value { get; set; }
}

[Contract]
public sealed partial class HasDouble
{
    [Member(First + 0), NamedMember]
    public double Value { get; set; }
}

[Contract]
public sealed partial class HasFloat
{
    [Member(First + 0), NamedMember]
    public float Value { get; set; }
}

[Contract]
public sealed partial class HasLong
{
    [Member(First + 0), NamedMember]
    public long Value { get; set; }
}

[Contract]
public sealed partial class HasULong
{
    [Member(First + 0), NamedMember]
    public ulong Value { get; set; }
}
