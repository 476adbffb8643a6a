namespace Goldilocks.Probes.Models;

/// <summary>The program sets the clerk whenever it makes one; the clerk is no part of a payload.</summary>
[Contract]
public sealed partial class Receipt
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [NotMember]
    public required string? Clerk { get; set; }
}
