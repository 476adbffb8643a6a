namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullableInt
{
    [Member(First + 0)]
    public int? Value { get; set; }
}

[Contract]
public sealed partial class HasNullableDate
{
    [Member(First + 0)]
    public DateTime? Value { get; set; }
}

[Contract]
public sealed partial class HasNullableList
{
    [Member(First + 0)]
    public List<int?>? Value { get; set; }
}
