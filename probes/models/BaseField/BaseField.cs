namespace Goldilocks.Probes.Models;

/// <summary>A derived class does not see the field.</summary>
[Contract]
public partial class Strongbox
{
    [Member(First + 0), Included]
    private int _code;

    public int Code() => _code;

    public void Lock(int code) => _code = code;
}

[Contract]
public sealed partial class InnerStrongbox : Strongbox
{
    [Member(First + 1), NamedMember]
    public int Own { get; set; }
}
