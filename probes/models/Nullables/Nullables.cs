namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullableInt
{
    [Member(First + 0), NamedMember]
    public int? Value { get; set; }
}

[Contract]
public sealed partial class HasNullableDate
{
    [Member(First + 0), NamedMember]
    public DateTime? Value { get; set; }
}

[Contract]
public sealed partial class HasNullableList
{
    [Member(First + 0), NamedMember]
    public List<int?>? Value { get; set; }
}
