using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Both ways keep its data.</summary>
public sealed class XmlSerializables() : UnmarkedCapability<HasPostcard>("C20.xml-serializable", "a class that is IXmlSerializable, before a number", "members")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasPostcard Root)> Make() =>
    [
        ("11 and here, and 22", new() { Value = new() { Number = 11, Text = "here" }, Number = 22 }),
    ];

    protected override Likeness Compare(HasPostcard expected, HasPostcard actual) => Likeness.OfEqual((expected.Value?.Number, expected.Value?.Text, expected.Number), (actual.Value?.Number, actual.Value?.Text, actual.Number));
}
