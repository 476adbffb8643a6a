namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasNullableNews
{
    [Member(First + 0), NamedMember]
    public DateOnly? Day { get; set; }

    [Member(First + 1), NamedMember]
    public TimeOnly? Time { get; set; }
}
