namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasHolders
{
    [Member(First + 0), NamedMember]
    public Holder<int>? Number { get; set; }

    [Member(First + 1), NamedMember]
    public Holder<string>? Text { get; set; }

    [Member(First + 2), NamedMember]
    public Holder<List<int>>? List { get; set; }
}

[Contract]
public sealed partial class Holder<T>
{
    [Member(First + 0), NamedMember]
    public T? Content { get; set; }
}
