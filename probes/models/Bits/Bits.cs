using System.Collections;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasBits
{
    [Member(First + 0), NamedMember]
    public BitArray? Value { get; set; }
}
