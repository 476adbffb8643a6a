using System.Numerics;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasMatrix
{
    [Member(First + 0), NamedMember]
    public Matrix3x2 Value { get; set; }
}
