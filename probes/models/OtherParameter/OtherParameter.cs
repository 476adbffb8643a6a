namespace Goldilocks.Probes.Models;

/// <summary>A reader finds parameters by the names of members, or must not take this constructor.</summary>
[Contract]
public sealed partial class Deposit
{
    [Constructor]
    public Deposit(int initial) => Amount = initial;

    [Member(First + 0), NamedMember]
    public int Amount { get; }
}
