using System.Numerics;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasBigInteger
{
    [Member(First + 0), NamedMember]
    public BigInteger Value { get; set; }
}
