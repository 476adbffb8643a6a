namespace Goldilocks.Probes.Models;

/// <summary>The clerk is no part of a payload.</summary>
[Contract]
public sealed partial class Coupon
{
    [Constructor]
    public Coupon(int number, string clerk = "none") => (Number, Clerk) = (number, clerk);

    [Member(First + 0), NamedMember]
    public int Number { get; }

    [NotMember]
    public string Clerk { get; }
}
