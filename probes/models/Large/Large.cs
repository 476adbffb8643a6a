namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasManyBytes
{
    [Member(First + 0), NamedMember]
    public byte[]? Value { get; set; }
}

[Contract]
public sealed partial class HasManyNumbers
{
    [Member(First + 0), NamedMember]
    public int[]? Value { get; set; }
}

[Contract]
public sealed partial class HasLongText
{
    [Member(First + 0), NamedMember]
    public string? Value { get; set; }
}
