using System.Xml.Linq;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasXElement
{
    [Member(First + 0), NamedMember]
    public XElement? Value { get; set; }
}
