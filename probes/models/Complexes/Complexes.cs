using System.Numerics;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasComplex
{
    [Member(First + 0), NamedMember]
    public Complex Value { get; set; }
}
