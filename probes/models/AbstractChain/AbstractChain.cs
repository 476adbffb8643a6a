namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Menagerie
{
    [Member(First + 0), NamedMember]
    public Creature? Value { get; set; }
}

[Contract]
[AnyDerived(10, typeof(Lynx))]
[Child(10, typeof(Feline))]
public abstract partial class Creature
{
    [Member(First + 0), NamedMember]
    public int Age { get; set; }
}

/// <summary>Neither the class that is declared nor the one that is held.</summary>
[Contract]
[AnyDerived(10, typeof(Lynx))]
[Child(10, typeof(Lynx))]
public abstract partial class Feline : Creature
{
    [Member(First + 1), NamedMember]
    public string? Coat { get; set; }
}

[Contract]
public sealed partial class Lynx : Feline
{
    [Member(First + 2), NamedMember]
    public int Tufts { get; set; }
}
