namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDecimal
{
    [Member(First + 0)]
    public decimal Value { get; set; }
}

[Contract]
public sealed partial class HasDouble
{
    [Member(First + 0)]
    public double Value { get; set; }
}

[Contract]
public sealed partial class HasFloat
{
    [Member(First + 0)]
    public float Value { get; set; }
}

[Contract]
public sealed partial class HasLong
{
    [Member(First + 0)]
    public long Value { get; set; }
}

[Contract]
public sealed partial class HasULong
{
    [Member(First + 0)]
    public ulong Value { get; set; }
}
