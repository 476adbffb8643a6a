namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasSpan
{
    [Member(First + 0), NamedMember]
    public TimeSpan Value { get; set; }
}
