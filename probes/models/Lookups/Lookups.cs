namespace Goldilocks.Probes.Models;

/// <summary>Several values under one key.</summary>
[Contract]
public sealed partial class HasLookup
{
    [Member(First + 0), NamedMember]
    public ILookup<long, int>? Value { get; set; }
}
