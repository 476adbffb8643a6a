namespace Goldilocks.Probes.Models;

/// <summary>It is internal, and its members are public.</summary>
[Contract]
internal sealed partial class Inmate
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? Text { get; set; }
}
