namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Enginehouse
{
    [Member(First + 0), NamedMember]
    public Motor Value { get; set; } = new Diesel { Power = 7, Tank = 7 };
}

[Contract]
[Derived(10, typeof(Diesel))]
[Derived(11, typeof(Electric))]
public abstract partial class Motor
{
    [Member(First + 0), NamedMember]
    public int Power { get; set; }
}

[Contract]
public sealed partial class Diesel : Motor
{
    [Member(First + 1), NamedMember]
    public int Tank { get; set; }
}

[Contract]
public sealed partial class Electric : Motor
{
    [Member(First + 1), NamedMember]
    public string? Plug { get; set; }
}
