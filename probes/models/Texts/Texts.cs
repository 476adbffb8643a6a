namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasText
{
    [Member(First + 0), NamedMember]
    public string Value { get; set; } = "";
}

[Contract]
public sealed partial class HasTexts
{
    [Member(First + 0), NamedMember]
    public List<string>? Value { get; set; }
}

[Contract]
public sealed partial class HasTextKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, int>? Value { get; set; }
}
