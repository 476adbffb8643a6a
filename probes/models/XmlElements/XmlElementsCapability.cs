using System.Xml;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A piece of XML in a class, as a program has it that does not know all of its data.</summary>
public sealed class XmlElements() : ValuesCapability<HasXmlElement>("C49.xml-element", "an XmlElement, filled and empty, between two texts", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasXmlElement Root)> Make() => [Of("filled", "<a b=\"1\"><c>here</c><d /></a>"), Of("empty", "<a />")];

    protected override Likeness Compare(HasXmlElement expected, HasXmlElement actual) => (actual.Before, actual.Value, actual.ZBehind) switch
    {
        ("before", null, _) => Likeness.Lost("it comes back as null"),
        ("before", var read, "behind") when Plain(read) == Plain(expected.Value!) => Likeness.Exact,
        ("before", var read, "behind") => Likeness.Lost(ValueChecks.Differs(Plain(expected.Value!), Plain(read))),
        _ => Likeness.Lost("the texts around it are lost"),
    };

    /// <summary>Its names, attributes and texts. Declarations of namespaces, and the two forms of an empty element, mean nothing.</summary>
    private static string Plain(XmlElement element) => element.LocalName
        + string.Concat(element.Attributes.Cast<XmlAttribute>().Where(attribute => attribute.Name != "xmlns" && attribute.Prefix != "xmlns").Select(attribute => $" {attribute.LocalName}={attribute.Value}"))
        + $"({string.Join(", ", element.ChildNodes.Cast<XmlNode>().Select(node => node is XmlElement child ? Plain(child) : node.Value))})";

    private static (string Name, HasXmlElement Root) Of(string name, string xml)
    {
        var document = new XmlDocument { XmlResolver = null };
        document.LoadXml(xml);
        return (name, new HasXmlElement { Before = "before", Value = document.DocumentElement, ZBehind = "behind" });
    }
}
