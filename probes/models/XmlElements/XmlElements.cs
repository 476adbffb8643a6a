using System.Xml;

namespace Goldilocks.Probes.Models;

/// <summary>What stands behind the element is lost where a reader ends too early.</summary>
[Contract]
public sealed partial class HasXmlElement
{
    [Member(First + 0), NamedMember]
    public string Before { get; set; } = "";

    [Member(First + 1), NamedMember]
    public XmlElement? Value { get; set; }

    [Member(First + 2), NamedMember]
    public string ZBehind { get; set; } = "";
}
