namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullables
{
    [Member(First + 0), NamedMember]
    public List<bool?>? Booleans { get; set; }

    [Member(First + 1), NamedMember]
    public List<decimal?>? Decimals { get; set; }

    [Member(First + 2), NamedMember]
    public List<Guid?>? Guids { get; set; }

    [Member(First + 3), NamedMember]
    public List<double?>? Doubles { get; set; }

    [Member(First + 4), NamedMember]
    public int?[]? Array { get; set; }
}

[Contract]
public sealed partial class HasFractions
{
    [Member(First + 0), NamedMember]
    public List<double>? List { get; set; }

    [Member(First + 1), NamedMember]
    public float[]? Array { get; set; }

    [Member(First + 2), NamedMember]
    public List<double?>? Nullables { get; set; }
}
