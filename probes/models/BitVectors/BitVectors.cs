using System.Collections.Specialized;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasBitVector
{
    [Member(First + 0), NamedMember]
    public BitVector32 Value { get; set; }
}
