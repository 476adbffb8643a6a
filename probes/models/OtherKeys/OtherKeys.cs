namespace Goldilocks.Probes.Models;

[Flags]
public enum Access
{
    None = 0,
    Reading = 1,
    Writing = 2,
}

[Contract]
public sealed partial class HasAccessKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<Access, int>? Value { get; set; }
}

[Contract]
public sealed partial class HasLongKeyTexts
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, int>? Value { get; set; }
}
