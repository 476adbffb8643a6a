using System.Numerics;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasQuaternion
{
    [Member(First + 0), NamedMember]
    public Quaternion Value { get; set; }
}
