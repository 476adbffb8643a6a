namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasReadOnlyList
{
    [Member(First + 0), NamedMember]
    public IReadOnlyList<int>? Value { get; set; }
}

[Contract]
public sealed partial class HasEnumerable
{
    [Member(First + 0), NamedMember]
    public IEnumerable<int>? Value { get; set; }
}

[Contract]
public sealed partial class HasSetInterface
{
    [Member(First + 0), NamedMember]
    public ISet<int>? Value { get; set; }
}
