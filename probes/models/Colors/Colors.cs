using System.Drawing;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasColor
{
    [Member(First + 0), NamedMember]
    public Color Value { get; set; }
}
