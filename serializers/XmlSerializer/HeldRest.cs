#if TAKES_HELD_REST
using System.Xml;
using System.Xml.Serialization;

namespace Goldilocks.Probes.Models.V1;

/// <summary>The library's attribute for elements that a class does not have.</summary>
public sealed partial class Held
{
    [XmlAnyElement]
    public XmlElement[]? Rest { get; set; }
}
#endif
