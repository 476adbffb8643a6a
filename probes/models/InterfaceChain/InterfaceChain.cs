namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Quartet
{
    [Member(First + 0), NamedMember]
    public ISounding? Value { get; set; }
}

[Interface]
[AnyDerived(10, typeof(Viola))]
[Child(10, typeof(Stringed))]
public partial interface ISounding;

/// <summary>Neither the interface that is declared nor the class that is held.</summary>
[Contract]
[AnyDerived(10, typeof(Viola))]
[Child(10, typeof(Viola))]
public abstract partial class Stringed : ISounding
{
    [Member(First + 0), NamedMember]
    public int Strings { get; set; }
}

[Contract]
public sealed partial class Viola : Stringed
{
    [Member(First + 1), NamedMember]
    public string? Maker { get; set; }
}
