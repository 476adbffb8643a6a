namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Basket
{
    [Member(First + 0), NamedMember]
    public Fruit[]? Row { get; set; }
}

[Contract]
[Derived(10, typeof(Apple))]
[Derived(11, typeof(Pear))]
public abstract partial class Fruit
{
    [Member(First + 0), NamedMember]
    public int Weight { get; set; }
}

[Contract]
public sealed partial class Apple : Fruit
{
    [Member(First + 1), NamedMember]
    public string? Colour { get; set; }
}

[Contract]
public sealed partial class Pear : Fruit
{
    [Member(First + 1), NamedMember]
    public int Days { get; set; }
}
