namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasString
{
    [Member(First + 0), NamedMember]
    public string? Value { get; set; }
}

[Contract]
public sealed partial class HasArray
{
    [Member(First + 0), NamedMember]
    public string?[]? Value { get; set; }
}

[Contract]
public sealed partial class HasList
{
    [Member(First + 0), NamedMember]
    public List<string?>? Value { get; set; }
}

[Contract]
public sealed partial class HasDictionary
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, int>? Value { get; set; }
}
