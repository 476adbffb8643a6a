namespace Goldilocks.Probes.Models;

/// <summary>A number has one name or two.</summary>
public enum Tempo
{
    None = 0,
    Slow = 1,
    Lento = 1,
    Quick = 2,
    Presto = 2,
    Last = 3,
}

[Contract]
public sealed partial class HasTempo
{
    [Member(First + 0), NamedMember]
    public Tempo Value { get; set; }
}
