using System.Numerics;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasVector
{
    [Member(First + 0), NamedMember]
    public Vector3 Value { get; set; }
}
