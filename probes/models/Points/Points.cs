using System.Drawing;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasPoints
{
    [Member(First + 0), NamedMember]
    public Point Point { get; set; }

    [Member(First + 1), NamedMember]
    public RectangleF Area { get; set; }
}
