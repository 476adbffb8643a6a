namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasRecordObjectKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<Criterion, int>? Value { get; set; }
}

[Contract]
public sealed partial record Criterion
{
    [Member(First + 0), NamedMember]
    public object? Value { get; set; }
}
