using System.Xml.Linq;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A piece of XML. It enumerates elements and knows its parent.</summary>
public sealed class XElements() : ValuesCapability<HasXElement>("C49.x-element", "an XElement with attributes, elements and texts in it", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasXElement Root)> Make() =>
    [
        ("filled", new() { Value = XElement.Parse("<a b=\"1\"><c>here</c>there<d /></a>") }),
    ];

    protected override Likeness Compare(HasXElement expected, HasXElement actual) => actual.Value is { } read ? Likeness.OfEqual(Text(expected.Value!), Text(read)) : Likeness.Lost("it comes back as null");

    /// <summary>Both forms of an empty element are the same, and so is one that says that it is in no namespace.</summary>
    private static string Text(XElement element)
    {
        var copy = new XElement(element);
        copy.DescendantsAndSelf().Attributes().Where(attribute => attribute.IsNamespaceDeclaration && attribute.Value.Length == 0).Remove();
        foreach (var empty in copy.DescendantsAndSelf().Where(one => one.Value.Length == 0 && !one.HasElements))
        {
            empty.RemoveNodes();
        }

        return copy.ToString(SaveOptions.DisableFormatting);
    }
}
