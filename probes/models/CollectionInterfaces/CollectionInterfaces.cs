namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasIList
{
    [Member(First + 0), NamedMember]
    public IList<int>? Value { get; set; }
}

[Contract]
public sealed partial class HasICollection
{
    [Member(First + 0), NamedMember]
    public ICollection<int>? Value { get; set; }
}

[Contract]
public sealed partial class HasIReadOnlyCollection
{
    [Member(First + 0), NamedMember]
    public IReadOnlyCollection<int>? Value { get; set; }
}

[Contract]
public sealed partial class HasIDictionary
{
    [Member(First + 0), NamedMember]
    public IDictionary<string, int>? Value { get; set; }
}
