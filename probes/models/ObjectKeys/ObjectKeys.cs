namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasObjectKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<object, int>? Value { get; set; }
}
