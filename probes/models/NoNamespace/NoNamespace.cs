/// <summary>It is in no namespace, as in a program of one file.</summary>
[Contract]
public sealed partial class Unhoused
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public UnhousedPart? Part { get; set; }
}

[Contract]
public sealed partial class UnhousedPart
{
    [Member(First + 0), NamedMember]
    public string? Text { get; set; }
}
