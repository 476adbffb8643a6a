using System.Globalization;
using System.Xml;
using System.Xml.Schema;
using System.Xml.Serialization;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasPostcard
{
    [Member(First + 0), NamedMember]
    public Postcard? Value { get; set; }

    [Member(First + 1), NamedMember]
    public int Number { get; set; }
}

/// <summary>A library may go by its members, or by its own way of writing and reading. It has no attribute of the library.</summary>
[Serializable]
public sealed class Postcard : IXmlSerializable
{
    public int Number { get; set; }

    public string? Text { get; set; }

    public XmlSchema? GetSchema() => null;

    public void ReadXml(XmlReader reader)
    {
        Number = int.Parse(reader.GetAttribute("n") ?? "0", CultureInfo.InvariantCulture);
        Text = reader.GetAttribute("t");
        reader.Skip();
    }

    public void WriteXml(XmlWriter writer)
    {
        writer.WriteAttributeString("n", Number.ToString(CultureInfo.InvariantCulture));
        writer.WriteAttributeString("t", Text);
    }
}
