namespace Goldilocks.Probes.Models;

/// <summary>A program passes it on without knowing which of the two it is.</summary>
[Contract]
[Derived(10, typeof(Flare))]
[Derived(11, typeof(Whistle))]
public abstract partial class Signal
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class Flare : Signal
{
    [Member(First + 1), NamedMember]
    public string? Colour { get; set; }
}

[Contract]
public sealed partial class Whistle : Signal
{
    [Member(First + 1), NamedMember]
    public double Pitch { get; set; }
}
